import { type GateReport, type GateRule, gateRule } from '@ferrule/domain/publish-gate/gate-finding'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import classes from './publish-gate.module.css'

type Passed = { rule: GateRule; pages: number }

/** The rules that at least one page passed, with the number of these pages. */
export function listPassed({ pages, findings }: Pick<GateReport, 'pages' | 'findings'>): Passed[] {
  const found = (rule: GateRule) =>
    new Set(findings.filter((one) => one.rule === rule).map(({ pageId }) => pageId)).size
  return gateRule.options.map((rule) => ({ rule, pages: pages - found(rule) })).filter((one) => one.pages > 0)
}

type Counts = { blocking: number; warnings: number; passed: number }

/** How many findings block, how many warn, and how many checks passed. */
export function GateCounts({ blocking, warnings, passed }: Counts) {
  const texts = useTexts()
  return (
    <dl className={classes.counts}>
      <div data-kind="blocks">
        <dt>{texts('editor.gate.blocks')}</dt>
        <dd>{blocking}</dd>
      </div>
      <div data-kind="warns">
        <dt>{texts('editor.gate.warnings')}</dt>
        <dd>{warnings}</dd>
      </div>
      <div data-kind="passed">
        <dt>{texts('editor.gate.passed')}</dt>
        <dd>{passed}</dd>
      </div>
    </dl>
  )
}

export function GatePassed({ passed }: { passed: readonly Passed[] }) {
  const texts = useTexts()
  if (passed.length === 0) return null
  return (
    <Panel id="gate-passed" title={texts('editor.gate.passed')} aside={passed.length}>
      <ul className={classes.passed} role="list">
        {passed.map(({ rule, pages }) => (
          <li key={rule}>
            <SmallIcon name="ok" />
            {texts(`editor.gate.passed.${rule}`)}
            <span className={classes.place}>{texts('editor.page-count', { count: pages })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
