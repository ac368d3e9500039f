import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * Imports a component when it is first mounted. React's `lazy` caches a rejected import, so a failure replaces the lazy
 * component, and the next mount imports again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        Latest = create()
        throw error
      }
    })
  let Latest = create()
  return function LazyPart(props: Props) {
    // The state is outside `Suspense`, which discards that of a suspended component and would import without end.
    const [Part] = useState(() => Latest)
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
