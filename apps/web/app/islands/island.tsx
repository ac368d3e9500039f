import type { ComponentProps, ElementType } from 'react'
import type { IslandName, islandLoaders } from './island-loaders.ts'

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islandLoaders)[Name]>>

type IslandProps<Name extends IslandName> = {
  name: Name
  component: IslandComponent<Name>
  props: ComponentProps<IslandComponent<Name>>
  /**
   * When the browser starts it: with the page, when it has nothing else to do, when it comes into view, or only for
   * those who are signed in on this browser.
   */
  start: 'load' | 'idle' | 'visible' | 'signed-in'
}

/** Draws an island on the server, with all it needs to be started in the browser. */
export function Island<Name extends IslandName>({ name, component, props, start }: IslandProps<Name>) {
  const Component: ElementType = component
  return (
    <div data-island={name} data-start={start} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
