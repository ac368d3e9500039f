/** A persisted query or mutation, with the types of its result and variables. */
export type Operation<Result, Variables> = {
  name: string
  id: string
  /** Never set at run time; carries the two types. */
  readonly types?: (variables: Variables) => Result
}
