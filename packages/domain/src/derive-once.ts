/**
 * Returns a function that derives a value from an object once, and forgets it together with the object. The object must
 * not change; the value is shared.
 */
export function deriveOnce<Source extends object, Value extends object>(
  derive: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, Value>()
  return (source) => {
    const value = values.get(source) ?? derive(source)
    values.set(source, value)
    return value
  }
}
