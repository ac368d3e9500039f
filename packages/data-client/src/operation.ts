/** A query or mutation as text, so that no GraphQL library reaches the browser; its types are known to the compiler. */
export type Operation<Result, Variables> = {
  name: string
  text: string
  /** Never there at run time: it only carries the two types. */
  readonly types?: (variables: Variables) => Result
}
