import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../research/groups.ts';
import { readSources } from '../../research/source-text.ts';
import { sourceDocument } from '../example-library.fixture.ts';
import { follows, goesOn } from './adjoining-groups.ts';

const LARGE = 'A large boiler holds enough energy to steam several jugs without a pause.';
const SMALL = 'A small one loses pressure within half a minute and then delivers wet steam.';
const MILK = 'Milk should be heated to 55 to 65 degrees before it is poured.';

describe('groups of one text', () => {
  const document = sourceDocument({ id: 'steam' }, `## Steam\n\n${LARGE} ${SMALL} ${MILK}`);
  const groups = groupsOf(readSources([document], 'en'), 'en');
  const groupOf = (...texts: string[]) => {
    const found = groups.find((group) => group.texts.join(' ') === texts.join(' '));
    if (found === undefined) throw new Error(`no group: ${texts.join(' ')}`);
    return found;
  };

  it('go on where one says all of another and more, so that what hangs on a sentence can be told with it', () => {
    expect(groups.some(({ texts }) => texts[0] === SMALL)).toBe(false);
    expect(goesOn(groupOf(LARGE, SMALL), groupOf(LARGE))).toBe(true);
    expect(goesOn(groupOf(LARGE), groupOf(LARGE, SMALL))).toBe(false);
    expect(goesOn(groupOf(MILK), groupOf(LARGE))).toBe(false);
  });

  it('follow each other where nothing stands between', () => {
    expect(follows(groupOf(MILK), groupOf(LARGE, SMALL))).toBe(true);
    expect(follows(groupOf(MILK), groupOf(LARGE))).toBe(false);
  });
});
