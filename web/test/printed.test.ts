import { describe, expect, it } from 'vitest';
import { finder, meant, type Printed } from '../src/parts/printed';
import babel from '../src/boards/babel/learn/printed.json';
import clocktowers from '../src/boards/clocktowers/learn/printed.json';
import oldtown from '../src/boards/oldtown/learn/printed.json';

const italian = oldtown.it;

describe('a search by the words of the printed rulebook', () => {
  it('finds what the page calls by another name', () => {
    const finds = finder('Dottore', italian);
    expect(finds('Il medico abitava all’angolo fra Cavendish St e Cemetery Rd.')).toBe(true);
    expect(finds('La banca stava a est di Cavendish St.')).toBe(false);
    expect(finder('stalla', italian)('La scuderia stava a nord di Main St.')).toBe(true);
    expect(finder('ongezien', clocktowers.nl)('Leg er een gedekt af.')).toBe(true);
    expect(finder('carta selvaggia', babel.it)('Jolly: quando inviti')).toBe(true);
  });
  it('finds what is written as it is typed, whatever its accents and apostrophes', () => {
    expect(finder("l'albergo", italian)('L’albergo stava sul lato ovest.')).toBe(true);
    expect(finder('casino', italian)('Il casinò stava fra Cemetery Rd e la ferrovia.')).toBe(true);
    expect(finder('paperino', italian)('Il casinò stava fra Cemetery Rd e la ferrovia.')).toBe(false);
  });
  it('finds everything while nothing is typed', () => {
    expect(finder(' ', italian)('La banca')).toBe(true);
    expect(meant(' ', italian)).toEqual([]);
  });
  it('knows a printed name by some of its words, as the cards shorten it', () => {
    expect(meant('ufficio capo diligenza', italian).map(({ ours }) => ours)).toEqual(['ufficio delle diligenze']);
  });
  it('has each printed name once in a language', () => {
    for (const game of [babel, clocktowers, oldtown] as Printed[])
      for (const terms of Object.values(game))
        expect(new Set(terms.map(({ printed }) => printed)).size).toBe(terms.length);
  });
});
