import { describe, expect, it, vi } from 'vitest';
import { grammar as babel, invitation, offered } from '../src/boards/babel/grammar';
import { grammar as clocktowers } from '../src/boards/clocktowers/grammar';
import { grammar as oldtown } from '../src/boards/oldtown/grammar';
import { Choice, inMidMove } from '../src/kit/choice.svelte';

function choosing(grammar: typeof clocktowers, moves: string[]) {
  const choice = new Choice(grammar);
  const told = { play: vi.fn(), preview: vi.fn(), whyNot: vi.fn(), cleared: vi.fn() };
  choice.handle(told);
  choice.offer(moves);
  return { choice, told };
}

describe('choosing by pieces', () => {
  const moves = ['F1>new', 'F1>T1', 'Km>T1', 'xF1', 'xKm'];

  it('lights up what goes with a card', () => {
    const { choice } = choosing(clocktowers, moves);
    choice.pick('card:Km');
    expect(choice.isOpen('tower:1')).toBe(true);
    expect(choice.isOpen('new:')).toBe(false);
  });
  it('is in the middle of a move from the first piece until nothing is picked', () => {
    const { choice } = choosing(clocktowers, moves);
    expect(inMidMove()).toBe(false);
    choice.pick('card:Km');
    expect(inMidMove()).toBe(true);
    choice.clear();
    expect(inMidMove()).toBe(false);
  });
  it('works from the target too', () => {
    const { choice, told } = choosing(clocktowers, moves);
    choice.pick('tower:1');
    choice.pick('card:F1');
    expect(told.preview).toHaveBeenCalledWith('F1>T1');
    choice.confirm();
    expect(told.play).toHaveBeenCalledWith('F1>T1');
  });
  it('keeps a complete move on show when something else at the table changes', () => {
    const { choice, told } = choosing(clocktowers, moves);
    choice.pick('card:F1');
    choice.pick('tower:1');
    choice.offer([...moves]);
    expect(choice.complete).toBe('F1>T1');
    expect(told.preview).toHaveBeenLastCalledWith('F1>T1');
    expect(told.preview.mock.invocationCallOrder.at(-1)).toBeGreaterThan(told.cleared.mock.invocationCallOrder.at(-1)!);
  });
  it('goes over to another card instead of refusing it', () => {
    const { choice } = choosing(clocktowers, moves);
    choice.pick('card:F1');
    choice.pick('card:Km');
    expect(choice.picked).toEqual(['card:Km']);
  });
  it('takes back what was only suggested, but not what has been chosen since', () => {
    const { choice } = choosing(clocktowers, moves);
    choice.show('F1>T1');
    choice.withdraw('F1>T1');
    expect(choice.picked).toEqual([]);
    choice.pick('card:Km');
    choice.withdraw('F1>T1');
    expect(choice.picked).toEqual(['card:Km']);
  });
  it('lets a panel begin anew when the move that it adopted is taken back', () => {
    const { choice } = choosing(babel, ['offer 1', 'offer 2']);
    choice.putTogether('offer 2');
    choice.withdraw('offer 1');
    expect(choice.withdrawn).toBe(0);
    choice.withdraw('offer 2');
    expect(choice.withdrawn).toBe(1);
    expect(choice.draft).toBeNull();
  });
  it('builds a storey and a disc, but does not build by discarding', () => {
    const tower = choosing(clocktowers, moves).choice;
    tower.show('F1>T1');
    expect(tower.builds).toBe(true);
    tower.show('xKm');
    expect(tower.builds).toBe(false);
    const disc = choosing(babel, ['build 4 ship3']).choice;
    disc.show('build 4 ship3');
    expect(disc.builds).toBe(true);
  });
  it('asks why what is not possible is not', () => {
    const { choice, told } = choosing(clocktowers, moves);
    choice.pick('card:F1');
    choice.pick('tower:2');
    expect(told.whyNot).toHaveBeenCalledWith('F1>T2');
  });
  it('asks why a clock can not stand on an empty plot', () => {
    const { choice, told } = choosing(clocktowers, moves);
    choice.pick('card:Km');
    choice.pick('new:');
    expect(told.whyNot).toHaveBeenCalledWith('Km>new');
  });
  it('explains a piece that one only looks at, and leaves what is picked', () => {
    const { choice, told } = choosing(clocktowers, moves);
    choice.pick('card:F1');
    choice.wonder('tower:2');
    expect(told.whyNot).toHaveBeenCalledWith('F1>T2');
    expect(choice.picked).toEqual(['card:F1']);
  });
  it('plays what is dropped on a target', () => {
    const { choice, told } = choosing(clocktowers, moves);
    choice.drop('card:F1', 'new:');
    expect(told.play).toHaveBeenCalledWith('F1>new');
  });
  it('draws at once', () => {
    const { choice, told } = choosing(clocktowers, ['+floors', '+roofs']);
    choice.pick('pile:roofs');
    expect(told.play).toHaveBeenCalledWith('+roofs');
  });
  it('names the only building that a clue can mean', () => {
    const { choice, told } = choosing(oldtown, ['B41=church', 'C29=hotel', 'C29=church']);
    choice.pick('card:B41');
    expect(told.preview).toHaveBeenCalledWith('B41=church');
    choice.clear();
    choice.pick('card:C29');
    expect(choice.complete).toBeNull();
  });
});

describe('notation', () => {
  it('is taken apart and put together again', () => {
    for (const move of ['F2m>T3', 'F1c>new', 'xKm', '+roofs'])
      expect(clocktowers.compose(clocktowers.pieces(move))).toBe(move);
    for (const move of ['A1', 'B41=church', 'drop A1 B41', 'take bank'])
      expect(oldtown.compose(oldtown.pieces(move))).toBe(move);
    for (const move of ['build 3 ship5', 'build 3 camel3+ship2', 'pass', 'invite 1,3'])
      expect(babel.compose(babel.pieces(move))).toBe(move);
  });
  it('of offers and invitations', () => {
    expect(offered('offer 1/2+trade')).toEqual({ cards: [1, 2], trade: true });
    expect(invitation('invite -')).toEqual({ guests: [], wild: null });
    expect(invitation('invite 1,3 wild 2')).toEqual({ guests: [1, 3], wild: '2' });
    expect(invitation('give up')).toBeNull();
  });
});
