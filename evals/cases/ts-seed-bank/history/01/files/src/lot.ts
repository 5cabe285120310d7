/** Seeds of one species, collected at one place on one day. */
export type Lot = {
  readonly id: string;
  readonly species: string;
  readonly place: string;
  readonly collected: string;
  readonly milligrams: number;
  /** Of a hundred seeds, as many germinated in the last test. Missing when there was none. */
  readonly germination?: number;
};
