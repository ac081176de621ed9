// Why a claim was right or wrong, told on the map. The table has judged it; here is what people can see of the reason.
import type { GameEvent } from '../../play/table';
import type { Building } from './types';

export interface Place {
  building: string;
  lot: number;
}
export interface Claim extends Place {
  seat: number;
  right: boolean;
  /** Right: the buildings that fill these lots among themselves. Wrong: where those stand that would have to make room. */
  others: Place[];
}

/** The claims among some events, each explained from the map as it lay then. */
export function claims(before: Record<string, Building>, events: readonly GameEvent[]): Claim[] {
  const lying: Record<string, number[]> = {};
  for (const [name, { status, lots }] of Object.entries(before)) if (status === 'marked') lying[name] = [...lots];
  const found: Claim[] = [];
  for (const event of events) {
    const building = String(event.building);
    const lot = Number(event.lot);
    if (event.event === 'claimed') {
      const right = event.judged === 'right';
      const others = right ? filling(lying, building, lot) : makingRoom(lying, building, lot);
      found.push({ seat: Number(event.seat), building, lot, right, others });
    } else if (event.event === 'placed') lying[building] = [...(event.lots as number[])];
    else if (event.event === 'settled') delete lying[building];
    else if (event.event === 'recovered') lying[building] = (lying[building] ?? []).filter((other) => !(event.lots as number[]).includes(other));
    else if (event.event === 'removed') lying[building] = (lying[building] ?? []).filter((other) => other !== lot);
  }
  return found;
}

/** The fewest other buildings that have as many lots as they are, this one among them: nobody else has room there. */
function filling(lying: Record<string, number[]>, building: string, lot: number): Place[] {
  const names = Object.keys(lying).filter((name) => name !== building && lying[name]!.length);
  const sets = names.map((name) => lying[name]!.reduce((set, other) => set | (1 << other), 0));
  let best: number[] | null = null;
  for (let group = 1; group < 1 << names.length; group++) {
    if (best && count(group) >= best.length) continue;
    const members = names.flatMap((_, i) => ((group >> i) & 1 ? [i] : []));
    const lots = members.reduce((all, i) => all | sets[i]!, 0);
    if ((lots >> lot) & 1 && count(lots) === members.length) best = members;
  }
  return (best ?? []).flatMap((i) => lying[names[i]!]!.map((other) => ({ building: names[i]!, lot: other })));
}

/** A town with the building on that lot: where the others stand that have a marker there, too. */
function makingRoom(lying: Record<string, number[]>, building: string, lot: number): Place[] {
  const holder = new Map<number, string>();
  const seat = (name: string, seen: Set<number>): boolean =>
    lying[name]!.some((other) => {
      if (other === lot || seen.has(other)) return false;
      seen.add(other);
      const there = holder.get(other);
      if (there !== undefined && !seat(there, seen)) return false;
      holder.set(other, name);
      return true;
    });
  for (const name of Object.keys(lying)) if (name !== building && !seat(name, new Set())) return [];
  return [...holder].flatMap(([other, name]) => (lying[name]!.includes(lot) ? [{ building: name, lot: other }] : []));
}

function count(bits: number): number {
  let left = 0;
  for (let rest = bits; rest; rest &= rest - 1) left += 1;
  return left;
}
