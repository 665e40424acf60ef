import { IMAGE_STYLES } from '../contract/image-styles.ts';
import { sharedWords, wordsOf } from './word-overlap.ts';

type StyleName = keyof typeof IMAGE_STYLES;

/** Words of topics, in English and as they are alike in other languages, and the style that suits them. */
const TOPICS: readonly (readonly [StyleName, string])[] = [
  ['Tech Style', 'software computer data algorithm cloud cyber security developer programming internet network artificial intelligence digital server database api'],
  ['Futurism', 'robot space rocket quantum nanotechnology autonomous drone hologram metaverse blockchain crypto'],
  ['Natural', 'garden plant forest ecology climate soil compost organic herb flower sustainable environment animal bird farming'],
  ['Isometric', 'logistics warehouse city planning architecture infrastructure supply chain factory process railway traffic'],
  ['Minimalism', 'productivity habit organisation organization minimal design finance saving tax insurance contract management strategy'],
  ['Luxury High-End', 'luxury jewellery jewelry watch diamond gold perfume yacht couture premium'],
  ['Ink Wash Painting', 'calligraphy taoism zen dynasty confucius kungfu'],
  ['Japanese Anime', 'anime manga cosplay otaku'],
  ['Illustration', 'children school parenting story fairy toy kindergarten education learning language'],
  ['Vintage Film', 'history museum antique vintage retro nostalgia cinema heritage'],
  ['Dreamy', 'sleep dream meditation wellness relaxation astrology spiritual mindfulness'],
  ['Colorful Collage', 'festival culture music art event fashion trend party'],
]; // biome-ignore format: one style a line

/** What suits any other topic. */
const OTHERWISE: StyleName = 'Photography';

/** The style for a topic: the one whose words it shares most. */
export function styleForTopic(topic: string): StyleName {
  const said = wordsOf(topic);
  let best: { name: StyleName; shared: number } = { name: OTHERWISE, shared: 0 };
  for (const [name, words] of TOPICS) {
    const shared = sharedWords(said, wordsOf(words));
    if (shared > best.shared) best = { name, shared };
  }
  return best.name;
}

/** The name of a style by its prompt; undefined for what is none of the styles. */
export function styleNamed(prompt: string): StyleName | undefined {
  return (Object.keys(IMAGE_STYLES) as StyleName[]).find((name) => IMAGE_STYLES[name] === prompt);
}
