/** A query or mutation by the id that the data service knows it by; its types are known to the compiler. */
export type Operation<Result, Variables> = {
  name: string
  id: string
  /** Never there at run time: it only carries the two types. */
  readonly types?: (variables: Variables) => Result
}
