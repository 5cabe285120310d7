import { Refused } from '../errors.js';

type Bike = { out: boolean; km: number };

/** After so many kilometres a bike goes to the workshop. */
const SERVICE_KM = 400;

/** The bikes: which are out, and how far they have gone. */
export class Fleet {
  readonly #bikes: Map<string, Bike>;

  constructor(names: readonly string[]) {
    this.#bikes = new Map(names.map((name) => [name, { out: false, km: 0 }]));
  }

  takeOut(name: string): void {
    const bike = this.#known(name);
    if (bike.out) throw new Refused(`${name} is out`);
    bike.out = true;
  }

  bringBack(name: string, km: number): void {
    const bike = this.#known(name);
    bike.out = false;
    bike.km += km;
  }

  dueForService(): readonly string[] {
    return [...this.#bikes].filter(([, { km }]) => km >= SERVICE_KM).map(([name]) => name);
  }

  #known(name: string): Bike {
    const bike = this.#bikes.get(name);
    if (bike === undefined) throw new Refused(`there is no bike ${name}`);
    return bike;
  }
}
