// Numbers in messages. Creating the first formatter takes a browser longer than drawing a board, and a small whole
// number is written the same in all our languages, so only other numbers use it.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** Numbers from this one on have grouped digits. */
const GROUPED = 1000;
/** A real minus sign, as wide as a plus; the keyboard's character is a hyphen. */
const withMinus = (text: string): string => text.replace(/^-/, '\u2212');

class Shown extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const { value } = this;
    const small = Number.isInteger(value) && Math.abs(value) < GROUPED;
    return withMinus(small ? String(value) : super.toString(...scope));
  }
}

export function shownAs(value: FluentVariable): FluentVariable {
  return typeof value === 'number' ? new Shown(value) : value;
}

/** A number outside a message. */
export const numberText = (value: number, language: string, how: Intl.NumberFormatOptions = {}): string =>
  withMinus(new Intl.NumberFormat(language, how).format(value));
