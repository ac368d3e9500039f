import { entries } from 'virtual:browser-entries'
import { type ReactNode, useContext } from 'react'
import { RenderedIslands } from './rendered-islands.ts'

/** Renders a page and then the script that starts its islands; a page without islands has no script. */
export function WithIslands({ children }: { children: ReactNode }) {
  return (
    <RenderedIslands value={new Set()}>
      {children}
      <Starter />
    </RenderedIslands>
  )
}

/** Not inline, so the content security policy needs no exception. */
function Starter() {
  if (useContext(RenderedIslands).size === 0) return null
  const { script, preload } = entries.islands
  return (
    <>
      {preload.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script
        type="module"
        src={script}
        data-hydration={entries.hydration.script}
        data-tags={entries.tags.script}
        data-frame={entries.frame.script}
        data-search={entries.search.script}
        data-country={entries.country.script}
        data-sharing={entries.sharing.script}
        data-positions={entries.positions.script}
      />
    </>
  )
}
