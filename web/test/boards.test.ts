import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { hasBoard, hasIntroduction, loadBoard, loadFigures, loadIntroduction, sceneOf } from '../src/boards';

// Boards observe the size of their elements; outside a browser elements have no size.
vi.stubGlobal('ResizeObserver', class {});
// Some versions of Node.js have none.
vi.stubGlobal('navigator', {});

const src = fileURLToPath(new URL('../src/', import.meta.url));
/** The games with a board of their own; the other folders draw any game. */
const own = readdirSync(`${src}boards`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !['drawn', 'plain'].includes(entry.name) ? [entry.name] : [],
);

describe('the boards', () => {
  it('are the folders, and whatever a folder has is found', async () => {
    expect(own.length).toBeGreaterThan(0);
    for (const name of own) {
      expect(hasBoard(name)).toBe(true);
      expect((await loadBoard(name)).moveText).toBeTypeOf('function');
      expect(hasIntroduction(name)).toBe(existsSync(`${src}boards/${name}/learn/introduction.json`));
      if (hasIntroduction(name)) expect((await loadIntroduction(name)).at(-1)?.move).toBeNull();
      expect((await loadFigures(name)) !== null).toBe(existsSync(`${src}boards/${name}/learn/Figure.svelte`));
      expect(sceneOf(name) !== sceneOf('plain')).toBe(existsSync(`${src}boards/${name}/Scene.svelte`));
    }
  });
  it('of a game without a folder is the plain one, with a picture that suits any game', async () => {
    expect(hasBoard('halma')).toBe(false);
    expect(hasIntroduction('halma')).toBe(false);
    expect(await loadFigures('halma')).toBeNull();
    expect(await loadBoard('halma')).toBe(await loadBoard('plain'));
    expect(sceneOf('halma')).toBe(sceneOf('plain'));
  });
  it('can be the plain one for every game', async () => {
    for (const name of own) expect(await loadBoard(name, true)).toBe(await loadBoard('plain'));
  });
  it('are named in their own folders alone', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf-8' }).filter(
      (path) => /\.(ts|svelte|css)$/.test(path) && path !== 'api/schema.ts',
    );
    for (const name of own) {
      const naming = files.filter(
        (path) =>
          !path.startsWith(`boards/${name}/`) &&
          readFileSync(src + path, 'utf-8')
            .toLowerCase()
            .includes(name),
      );
      expect(naming).toEqual([]);
    }
  });
});
