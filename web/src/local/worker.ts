// A worker of the page. One has the tables; the others think, so that the tables always answer at once.
import { Files, Unfetched } from './files';
import type { FromWorker, Job, JobDone, ToWorker } from './messages';
import { Python } from './python';
import { Shelf } from './shelf';

const say = (message: FromWorker): void => postMessage(message);

interface Engine {
  call: (method: string, path: string, body: string) => Promise<{ toJs: () => [number, string]; destroy: () => void }>;
  say: (text: string) => void;
  rename: (name: string) => void;
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'here') started = start(data);
  else void started?.then((take) => take?.(data));
};
let started: Promise<((message: ToWorker) => void) | undefined> | undefined;

async function start(here: ToWorker & { kind: 'here' }): Promise<((message: ToWorker) => void) | undefined> {
  const files = new Files(here.base, (fetched, wanted) => say({ kind: 'progress', fetched, wanted }));
  try {
    const python = await Python.start(files);
    const take = here.tables ? haveTables(python, here) : think(python, here.minds!);
    say({ kind: 'ready' });
    return take;
  } catch (error) {
    say({ kind: 'failed', code: error instanceof Unfetched ? 'engine_unfetched' : 'engine_broken', what: String(error) });
    return undefined;
  }
}

function haveTables(python: Python, { name, quick, minds: given }: ToWorker & { kind: 'here' }): (message: ToWorker) => void {
  const minds = given!;
  const shelf = new Shelf(() => say({ kind: 'unkept' }));
  const waiting = new Map<number, (done: JobDone) => void>();
  let next = 1;
  minds.onmessage = ({ data }: MessageEvent<JobDone>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const ask = (job: string, given: string): Promise<JobDone> =>
    new Promise((resolve) => {
      const id = next++;
      waiting.set(id, resolve);
      minds.postMessage({ id, job, given } satisfies Job);
    });
  const engine = python.page.Engine!(
    name,
    // Python's None is undefined here, not null.
    async (table: string) => (await shelf.rows(table)) ?? undefined,
    (table: string, number: number, row: string, line: string) => shelf.append(table, number, row, line),
    ask,
    (text: string) => say({ kind: 'heard', text }),
    quick,
  ) as Engine;
  return (message) => {
    if (message.kind === 'say') engine.say(message.text);
    else if (message.kind === 'rename') engine.rename(message.name);
    else if (message.kind === 'call') void answer(python, engine, message);
  };
}

async function answer(python: Python, engine: Engine, { id, method, path, body }: ToWorker & { kind: 'call' }): Promise<void> {
  try {
    if (path.endsWith('/drawing')) {
      await python.draw();
      await python.speak((JSON.parse(body) as { language?: string }).language);
    }
    const found = await engine.call(method, path, body);
    const [status, text] = found.toJs();
    found.destroy();
    say({ kind: 'answer', id, status, body: text });
  } catch (error) {
    const code = error instanceof Unfetched ? 'offline' : 'internal';
    say({ kind: 'answer', id, status: 500, body: JSON.stringify({ error: { code, message: String(error), details: {} } }) });
  }
}

/** Do one job after the other. */
function think(python: Python, tables: MessagePort): (message: ToWorker) => void {
  let last: Promise<void> = Promise.resolve();
  tables.onmessage = ({ data }: MessageEvent<Job>) => {
    last = last.then(async () => tables.postMessage(await doneJob(python, data)));
  };
  return () => undefined;
}
async function doneJob(python: Python, { id, job, given }: Job): Promise<JobDone> {
  try {
    const parts = JSON.parse(given) as unknown[];
    if (job === 'position') await python.speak(parts[2]);
    // Without a network, and before the nets have been fetched, the search plays in their place.
    if (job === 'think' && !/^(random|greedy|level|search)/.test(String(parts[1]))) await python.practise((parts[0] as unknown[])[0]).catch(() => undefined);
    const found = python.page.work!(job, given) as { toJs: () => [string | null, string | null]; destroy: () => void };
    const [result, failed] = found.toJs();
    found.destroy();
    return { id, result: result ?? null, failed: failed ?? null };
  } catch (error) {
    return { id, result: null, failed: String(error) };
  }
}
