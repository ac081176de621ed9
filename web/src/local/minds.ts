// The workers that run bots, as seen by the worker with the tables: each does one job at a time. A bot that thinks for long
// divides its decision into parts, which are done by its own worker and by any that are free.
import type { Between, Done } from './messages';

interface Mind {
  port: MessagePort;
  /** Its current job, and the number of parts that the job is waiting for. */
  job: Task | null;
  part: Task | null;
  asked: number;
}
interface Task {
  job: string;
  given: string;
  /** The worker whose job this is a part of. */
  of: Mind | null;
  done: (done: Omit<Done, 'id' | 'kind'>) => void;
}

export class Minds {
  #minds: Mind[] = [];
  #tasks: Task[] = [];
  #running = new Map<number, [Task, Mind]>();
  #next = 1;

  /** `busy` is called when more workers could help. */
  constructor(readonly busy: () => void = () => undefined) {}

  add(port: MessagePort): void {
    const mind: Mind = { port, job: null, part: null, asked: 0 };
    this.#minds.push(mind);
    port.onmessage = ({ data }: MessageEvent<Between>) => {
      if (data.kind === 'done') this.#finish(data);
      else this.#divide(mind, data);
    };
    this.#go();
  }

  do(job: string, given: string): Promise<Omit<Done, 'id' | 'kind'>> {
    return new Promise((done) => {
      this.#tasks.push({ job, given, of: null, done });
      this.#go();
    });
  }

  #divide(mind: Mind, { id, job, given }: Between & { kind: 'job' }): void {
    this.busy();
    mind.asked += 1;
    const task: Task = {
      job,
      given,
      of: mind,
      done: (done) => {
        mind.asked -= 1;
        mind.port.postMessage({ kind: 'done', id, ...done } satisfies Between);
      },
    };
    // Parts of jobs in progress come before new jobs.
    const place = this.#tasks.findIndex(({ of }) => of === null);
    this.#tasks.splice(place < 0 ? this.#tasks.length : place, 0, task);
    this.#go();
  }

  #finish({ id, result, failed, code }: Done): void {
    const [task, mind] = this.#running.get(id) ?? [];
    if (!task || !mind) return;
    this.#running.delete(id);
    if (task.of) mind.part = null;
    else mind.job = null;
    task.done({ result, failed, code });
    this.#go();
  }

  /** Give tasks to the workers that are free. */
  #go(): void {
    this.#tasks = this.#tasks.filter((task) => {
      const free = this.#minds.find((mind) => !mind.part && (!mind.job || (task.of !== null && mind.asked > 0)));
      if (!free) return true;
      if (task.of) free.part = task;
      else free.job = task;
      const id = this.#next++;
      this.#running.set(id, [task, free]);
      free.port.postMessage({
        kind: 'job',
        id,
        job: task.job,
        given: task.given,
        parts: this.#minds.length,
      } satisfies Between);
      return false;
    });
  }
}
