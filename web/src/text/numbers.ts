// Numbers in messages. The first formatter that a page makes takes a browser longer than drawing a board, and a small whole
// number is written the same in all our languages: only others are given to it.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** Numbers from here on have their digits in groups. */
const GROUPED = 1000;

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export function shownAs(value: FluentVariable): FluentVariable {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < GROUPED ? new Small(value) : value;
}
