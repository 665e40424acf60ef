import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const en: TellWords = {
  openers: phrases(`
    in today's fast-paced|digital|modern|busy|competitive|interconnected|hectic|ever-changing
    in today's … landscape|world|age|era|society
    in the fast-paced|ever-evolving|ever-changing|rapidly|dynamic world|landscape|realm
    in the ever-evolving|ever-changing world|landscape|realm of; in an era where|of; in an age where|of
    in a world where; in a world that; in this day and age; in the realm|world|landscape of
    as the world continues to; in recent years … has|have gained … popularity; have you ever wondered
    ever wondered why|how|what; picture this; imagine this; imagine a world where; look no further; you're not alone
    you've come to the right place; welcome to the world of; let's dive in|into; let's dive deep; let's delve
    let's explore; let's take a closer look; let's unpack; let's break it down; in this article|post|guide|blog we|I
    in this comprehensive|ultimate|complete guide; this comprehensive guide; without further ado; buckle up
    gone are the days; the landscape of … is evolving
  `),
  closers: phrases(`
    ^in conclusion; ^to conclude; ^in summary; ^to sum up; ^to summarize; ^in closing; ^ultimately; ^all in all
    ^in essence; ^overall|conclusion; at the end of the day; the bottom line is; final thoughts
    ^so the next time you; ^so why wait; ^so go ahead and; ^the future of … is bright
    ^the possibilities are endless; as we look to the future; as we move forward; only time will tell
    the journey doesn't end here; the journey of a thousand; by following these steps|tips you
    by understanding these; with the right … you can; take the first step
    happy gardening|cooking|travels|reading|brewing|coding
  `),
  fillers: phrases(`
    it is|'s important|worth|crucial|essential|vital to note|remember|understand|mention|consider|recognize|keep that
    it is|'s important|worth|crucial|essential|vital to note|remember|understand|consider|recognize
    it is|'s worth noting|mentioning|remembering|pointing|considering; it's no secret that; it goes without saying
    it should be noted that; it is worth emphasizing; needless to say; it bears repeating; with that in mind
    keep in mind that; bear in mind that; at its core; the fact of the matter is; when all is said and done
    it's safe to say; there's no denying that; make no mistake; let's face it; the truth is; here's the thing
    here's the kicker; here's why; here's what you need to know
    plays|play|playing|played a crucial|vital|pivotal|key|significant|important role; a plethora of; a myriad of
    a multitude of; a host of benefits; can be a game-changer; can make all the difference; the key lies in
    the key is to; the beauty of; the magic happens; one size doesn't|does not fit all
    there is no one-size-fits-all; there's no one-size-fits-all; more than ever before; now more than ever
    for beginners and experts alike; pros and experts alike; first and foremost; last but not least
  `),
  templates: phrases(`
    not just|only|merely about … it's; it's not just|merely|only … it's; it isn't just … it's
    not just a|an … but a|an; not only … but also; isn't just about; is more than just; are more than just
    it's not about … it's about; this isn't|is not just; goes beyond just|mere|simply; more than just a|an
    whether you're … or; whether you are … or; from … to … and everything in between; and everything in between
    the best part is; the good news is; the catch is; say goodbye to; say hello to; say goodbye to … and hello to
    what if I told you; the answer may surprise you; isn't a luxury … it's; is not a luxury
  `),
  stock: phrases(`
    delve into; delves into; delving into; delved into; delve deeper; rich|intricate|vibrant|complex tapestry
    a tapestry of; tapestry of; testament to; stands as a testament; serves as a testament; a beacon of
    beacon of hope; treasure trove of; unlock the|your potential|power|secrets|full
    unlocking the|your potential|power|secrets|full; unleash the|your power|potential; harness the power
    harnessing the power; tap into the power; embark on a|your|this journey; embarking on a|your|this journey
    navigate the complexities; navigating the complexities; navigate the landscape|world
    navigating the landscape|world; navigate the ever; navigating the ever; foster a sense
    fostering a sense|culture|community; paving the way for; pave the way for; the intricacies of; intricate dance
    delicate dance; delicate balance between; a symphony of; the power of … cannot be overstated
    cannot be overstated; can't be overstated; pushing the boundaries; push the boundaries; at the forefront of
    revolutionize the way; revolutionizing the way; transform the way; transforming the way; reshaping the way
    elevate your; supercharge your; to new heights; to the next level; a game changer; a game-changer; game-changing
    seamless integration; seamlessly integrate*; ever-evolving landscape; ever-evolving; ever-changing landscape
    ever-growing; holistic approach; a deeper understanding of; rapidly evolving; stay ahead of the curve
    in the driver's seat; the world of possibilities; endless possibilities; a world of possibilities
    vibrant community; bustling city|streets|metropolis; nestled in|between|among; must-visit; boasts a|an
    indelible mark; enduring legacy; rich history|heritage; rich cultural heritage; profound impact
    lasting impression; sustainable future; brighter future; unwavering commitment|dedication; labyrinth of
  `),
  inflated: phrases(`
    leverage; leveraging; leverages; utilize*; utilise*; robust; seamless; seamlessly; comprehensive; holistic
    pivotal; crucial; crucially; vital; essential; invaluable; cutting-edge; state-of-the-art; groundbreaking
    transformative; innovative; dynamic; vibrant; intricate; multifaceted; nuanced; myriad; plethora; realm
    landscape; tapestry; journey; foster; fosters; fostering; empower*; elevate*; enhance; enhances; enhancing
    streamline*; optimize*; underscore*; showcas*; harness*; unlock*; unleash*; embrac*; bolster*; garner*
    spearhead*; facilitate*; synerg*; paradigm; meticulous*; paramount; ultimate; commendable; noteworthy
    compelling; captivating; unparalleled; unprecedented; profound*; resonat*; interplay; cornerstone; game-changer
    ecosystem; insights; actionable; moreover; furthermore; additionally; notably; importantly; peace of mind
    informed decision*; hidden gem*; must-have; that being said; with that said; having said that
    a wide range|array|variety of; a variety of factors
  `),
  intensifiers: phrases(`
    truly; incredibly; absolutely; extremely; remarkably; undoubtedly; undeniably; certainly; simply; really; deeply
    highly; vastly; significantly; dramatically; immensely; exceptionally; extraordinarily; utterly; totally
    literally; actually; essentially; fundamentally; effortlessly; amazing; awesome; incredible; stunning; fantastic
    perfect; powerful
  `),
  and: ['and', 'or'],
};
