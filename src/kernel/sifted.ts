/** What a stage kept, and what it dropped with the reason. `kept.length + dropped.length` equals the number of inputs. */
export type Sifted<In, Out, Reason> = {
  readonly kept: readonly Out[];
  readonly dropped: readonly Dropped<In, Reason>[];
};

export type Dropped<In, Reason> = { readonly value: In; readonly reason: Reason };

/** What a stage decides about one value. */
export type Decision<Out, Reason> = { readonly keep: Out } | { readonly drop: Reason };

/** Every value is either kept or dropped with a reason; nothing disappears. */
export function sift<In, Out, Reason>(
  values: readonly In[],
  decide: (value: In) => Decision<Out, Reason>,
): Sifted<In, Out, Reason> {
  const kept: Out[] = [];
  const dropped: Dropped<In, Reason>[] = [];
  for (const value of values) {
    const decision = decide(value);
    if ('keep' in decision) kept.push(decision.keep);
    else dropped.push({ value, reason: decision.drop });
  }
  return { kept, dropped };
}
