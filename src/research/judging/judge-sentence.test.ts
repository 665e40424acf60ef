import { describe, expect, it } from 'vitest';
import { judgeSentence } from './judge-sentence.ts';

const judge = (sentence: string) => judgeSentence(sentence, 'en');

describe('judgeSentence', () => {
  it('accepts a plain statement', () => {
    expect(judge('A heat pump moves heat from a colder place to a warmer one.')).toEqual({
      refusal: undefined,
      needsDate: false,
      needsSource: false,
      announcesMore: false,
      leans: false,
      refersToDisplay: false,
      speaksAsWe: false,
      isOnHealth: false,
      countedPlace: undefined,
      hasSlip: false,
      penalty: 0,
    });
  });

  it.each([
    ['Heat pumps are good.', 'too short'],
    [`A heat pump ${'is very '.repeat(40)}good.`, 'too long'],
    ['The best heat pumps of the year and their prices', 'no sentence'],
    ['Units: kilowatt-hours of electricity for a square metre a year.', 'no sentence'],
    ['Drawings of all the parts are available on the website.', 'site talk'],
    ['How much does a heat pump cost in an old house?', 'question'],
    ['A heat pump moves heat from a colder place to ...', 'cut off'],
    ['A heat pump (which moves heat from a colder place.', 'cut off'],
    ['In this article the basics of heat pumps are shown to readers.', 'site talk'],
    ['Subscribe to the newsletter to read all about heat pumps.', 'boilerplate'],
    ['In winter I bought a heat pump and it works very well.', 'first person'],
    ['Heat pumps are a hoax that the shameful industry invented.', 'polemic'],
    ['See https://example.org for all that heat pumps can do.', 'address'],
    ['Insert name here and the heat pump will be made for you.', 'placeholder'],
    ['Heat pumps are the best invention of the whole century!', 'shout'],
    ['The heat pump was switched on last week in a school.', 'dated'],
    ['The heat pumps will be shown at the fair on 13 December.', 'dated'],
    ['Use the code WARM10 for a better price of heat pumps.', 'advert'],
    ['The showroom opens on Tuesdays and Thursdays from 18 to 20 h.', 'advert'],
    ['Heat pumps move heat (which is told at length in Chapter 10) into a house.', 'site talk'],
    ['See the section on noise for more detail on quiet heat pumps.', 'site talk'],
    ['For further details on heat pumps, refer to the list of the ministry.', 'site talk'],
    ['Sends a signal to the heat pump outside the house.', 'no sentence'],
    ['Emitted when the heat pump outside the house has stopped.', 'no sentence'],
    ['A reference to the current heat pump.', 'no sentence'],
    ['The New Heat Pump Of The Year Is A Great Success.', 'capitals'],
  ])('refuses "%s" as %s', (sentence, refusal) => {
    expect(judge(sentence).refusal).toBe(refusal);
  });

  it.each([
    'It moves heat from a colder place to a warmer one.',
    'However, the machine needs electricity to move heat.',
    'The company installed a heat pump in every house there.',
    'Such sites are rare and therefore expensive to develop.',
    'A refrigerator does the same job in the other direction.',
    'The rule applies this distance to three outdoor units.',
    'Summer cooling returns heat and slows that decline a little.',
    'In winter they need more power than in spring or autumn.',
    'A maker of heat pumps sells most of its own, and no others.',
    'Failure to do so can cause noise that neighbours will not accept.',
    'If a heat pump did this, the price of electricity would rise.',
    'One reason is that heat pumps are quiet in most houses.',
    'If you skip it, the next coffee is brewed with water that is too hot.',
    'A second membrane stage keeps it below one milligram in each litre.',
    'Passengers of the night train will find it hard to understand.',
    'One wants to grow, the other wants to get it right.',
    'Fix number one first, because no amount of marketing rescues a poor product.',
    'Not everybody agrees with the findings.',
    'Duarte said that the typical company had last raised money 26 months before.',
    'If it is bad, stop and begin the whole print again.',
  ])('says that "%s" leans on what came before', (sentence) => {
    expect(judge(sentence).leans).toBe(true);
  });

  it.each([
    'It is important to insulate the pipes outside the house.',
    'There are three kinds of heat pump in European houses.',
    'See a doctor when the noise of a heat pump keeps you awake for weeks.',
    'Good insulation makes it possible to heat a house with water of 35 degrees.',
    'If you insulate the pipes, the heat pump uses less electricity.',
    'A large radiator supplies the same heat at 45 °C as a small one at 70 °C.',
  ])('says that "%s" stands on its own', (sentence) => {
    expect(judge(sentence).leans).toBe(false);
  });

  it.each([
    'The table gives typical values for five machines.',
    'Listing 4-2 shows how a heat pump is switched on by a program.',
    'On the right is the heat exchanger that gives heat to the house.',
    'The parts of the heat pump are shown above.',
  ])('knows that "%s" points at a display', (sentence) => {
    expect(judge(sentence).refersToDisplay).toBe(true);
  });

  it('does not take a side for a display', () => {
    expect(judge('On the right side of the house the heat pump is heard least.').refersToDisplay).toBe(false);
  });

  it('prefers sober sentences', () => {
    expect(judge('In our view, you should buy a heat pump to save money.').penalty).toBeGreaterThan(0.4);
  });
});
