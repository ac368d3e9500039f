import { entries } from 'virtual:browser-entries'

/** Loads the islands' starter; nothing of it is inline, so the policy of a document needs no exception. */
export function IslandScripts() {
  const { script, preload } = entries.islands
  return (
    <>
      {preload.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={script} />
    </>
  )
}
