/** A value, or the reason of a refusal. Refusals are expected failures and are returned; errors are thrown. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | Refusal<Reason>

export type Refusal<Reason extends string> = { ok: false; reason: Reason }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<const Reason extends string>(reason: Reason): Refusal<Reason> {
  return { ok: false, reason }
}
