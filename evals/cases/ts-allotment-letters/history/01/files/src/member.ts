export type Member = {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly plot: number;
  /** Where rents are collected from. */
  readonly iban: string;
};

export type Due = { readonly what: string; readonly cents: number; readonly since: string };
