// A worker of the page. One has the tables; the others run bots, so that the tables always answer at once.
import { Files, Unfetched } from './files';
import type { Between, Done, FromWorker, Job, ToWorker } from './messages';
import { Minds } from './minds';
import { Python } from './python';
import { Shelf } from './shelf';
import { keepUnpacked } from './start';

const say = (message: FromWorker): void => postMessage(message);

interface Engine {
  call: (method: string, path: string, body: string) => Promise<{ toJs: () => [number, string]; destroy: () => void }>;
  say: (text: string) => void;
  rename: (name: string) => void;
}
type Begin = ToWorker & { kind: 'tables' | 'think' };
type Asked = (job: string, given: string) => Promise<Omit<Done, 'id' | 'kind'>>;

const minds = new Minds(() => say({ kind: 'busy' }));
let python: Promise<Python> | undefined;
let started: Promise<((message: ToWorker) => void) | undefined> | undefined;
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'prepare') void prepare(data.base);
  else if (data.kind === 'tables' || data.kind === 'think') started = start(data);
  else if (data.kind === 'unpack') void keepUnpacked(new Files(data.base)).finally(() => say({ kind: 'ready' }));
  else if (data.kind === 'mind') minds.add(data.port);
  else void started?.then((take) => take?.(data));
};

/** Python, started on first use. */
function prepare(base: string): Promise<Python> {
  python ??= Python.start(new Files(base, (fetched, wanted) => say({ kind: 'progress', fetched, wanted })));
  python.catch(() => undefined);
  return python;
}

async function start(begin: Begin): Promise<((message: ToWorker) => void) | undefined> {
  try {
    const python = await prepare(begin.base);
    const { digest } = await python.files.manifest();
    // After an update of the server, a newer engine would work for tables of an older one.
    if (begin.kind === 'think' && begin.digest !== digest) {
      say({ kind: 'failed', code: 'outdated', what: digest });
      return undefined;
    }
    const take = begin.kind === 'tables' ? haveTables(python, begin) : think(python, begin.tables);
    say({ kind: 'ready', digest });
    return take;
  } catch (error) {
    say({
      kind: 'failed',
      code: error instanceof Unfetched ? 'engine_unfetched' : 'engine_broken',
      what: String(error),
    });
    return undefined;
  }
}

function haveTables(
  python: Python,
  { name, quick, minds: most }: ToWorker & { kind: 'tables' },
): (message: ToWorker) => void {
  const shelf = new Shelf((lines) => say({ kind: 'unkept', lines }));
  const engine = python.page.Engine!(
    name,
    // Python's None is undefined here, not null.
    async (table: string) => (await shelf.rows(table)) ?? undefined,
    (table: string, number: number, row: string, line: string) => shelf.append(table, number, row, line),
    (job: string, given: string) => minds.do(job, given),
    (text: string) => say({ kind: 'heard', text }),
    quick,
    most,
  ) as Engine;
  return (message) => {
    if (message.kind === 'say') engine.say(message.text);
    else if (message.kind === 'rename') engine.rename(message.name);
    else if (message.kind === 'call') void answer(python, engine, message);
  };
}

async function answer(
  python: Python,
  engine: Engine,
  { id, method, path, body }: ToWorker & { kind: 'call' },
): Promise<void> {
  try {
    if (path.endsWith('/drawing')) {
      await python.draw();
      await python.speak((JSON.parse(body) as { language?: string }).language);
    }
    if (path.startsWith('/positions')) await python.pose();
    const found = await engine.call(method, path, body);
    const [status, text] = found.toJs();
    found.destroy();
    say({ kind: 'answer', id, status, body: text });
  } catch (error) {
    const code = error instanceof Unfetched ? 'file_unfetched' : 'internal';
    say({
      kind: 'answer',
      id,
      status: 500,
      body: JSON.stringify({ error: { code, message: String(error), details: {} } }),
    });
  }
}

/** Do the jobs that the tables assign, and ask for help with long ones. */
function think(python: Python, tables: MessagePort): (message: ToWorker) => void {
  const asked = new Map<number, (done: Done) => void>();
  let next = 1;
  const ask: Asked = (job, given) =>
    new Promise((resolve) => {
      const id = next++;
      asked.set(id, resolve);
      tables.postMessage({ kind: 'job', id, job, given, parts: 1 } satisfies Between);
    });
  tables.onmessage = ({ data }: MessageEvent<Between>) => {
    if (data.kind === 'job') {
      void doneJob(python, data, ask).then((done) => tables.postMessage(done));
      return;
    }
    asked.get(data.id)?.(data);
    asked.delete(data.id);
  };
  return () => undefined;
}
async function doneJob(python: Python, { id, job, given, parts }: Job, ask: Asked): Promise<Done> {
  try {
    const [first, second] = JSON.parse(given) as unknown[];
    // Offline, and before the nets have been fetched, the search plays and judges in their place.
    const asksNet =
      job === 'think' ? !/^(random|greedy|level|search)/.test(String(second)) : /^(foresee|teach)$/.test(job);
    const [game] = Array.isArray(first) ? (first as unknown[]) : [];
    if (job === 'teach' && second === 'luck') await python.appraise(game).catch(() => undefined);
    else if (asksNet) await python.practise(game).catch(() => undefined);
    const texts = (language: string) =>
      python.speak(language).then(
        () => true,
        () => false,
      );
    const found = (await python.page.work!(job, given, ask, parts, texts)) as {
      toJs: () => [string?, string?, string?];
      destroy: () => void;
    };
    const [result, failed, code] = found.toJs();
    found.destroy();
    return { kind: 'done', id, result: result ?? null, failed: failed ?? null, code: code ?? null };
  } catch (error) {
    return { kind: 'done', id, result: null, failed: String(error), code: null };
  }
}
