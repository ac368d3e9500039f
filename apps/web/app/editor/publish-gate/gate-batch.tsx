import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { toAdminHref } from '../to-admin-href.ts'
import type { PublishGate } from './load-publish-gate.server.ts'
import classes from './publish-gate.module.css'

/** The pages that go live together, each with a link to the content admin. */
export function GateBatch({ gate: { pages, language, adminOrigin } }: { gate: PublishGate }) {
  const texts = useTexts()
  return (
    <Panel id="gate-batch" title={texts('editor.gate.batch')} aside={pages.length}>
      <ul className={classes.batch} role="list">
        {pages.map(({ id, title }) => (
          <li key={id}>
            <a href={toAdminHref(adminOrigin, id, language)}>{title}</a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
