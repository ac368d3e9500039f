import { isBlocking } from '@ferrule/domain/publish-gate/gate-finding'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Progress } from '@ferrule/ui/progress'
import { useTexts } from '../../frame/texts.tsx'
import { EditorFrame } from '../editor-frame.tsx'
import { GateAcceptance } from './gate-acceptance.tsx'
import { GateBatch } from './gate-batch.tsx'
import { GateFindings } from './gate-findings.tsx'
import { GateCounts, GatePassed, listPassed } from './gate-summary.tsx'
import type { PublishGate } from './load-publish-gate.server.ts'
import classes from './publish-gate.module.css'
import { toPublishHref } from './to-publish-href.ts'
import { useGateCheck } from './use-gate-check.ts'

/** The findings about a batch of pages: what blocks its publication, and what should be looked at. */
export function PublishGateScreen({ gate }: { gate: PublishGate }) {
  const texts = useTexts()
  const { report, isRunning, hasFailed, checkAgain } = useGateCheck(gate)
  const { pages, locale, siteSlug } = gate
  const blocking = report.findings.filter(isBlocking)
  const passed = listPassed(report)
  const warnings = report.findings.filter((finding) => !isBlocking(finding))
  return (
    <EditorFrame
      title={texts('editor.gate')}
      trail={[{ label: texts('editor.pages'), href: `/${locale}/editor?stage=DRAFT&site=${siteSlug}` }]}
      note={texts('editor.gate.note')}
      actions={
        <div className={classes.actions}>
          <Button variant="secondary" loading={isRunning && pages.length > 0} onClick={checkAgain}>
            {texts('editor.gate.again')}
          </Button>
          {pages.length > 0 && <ButtonLink href={toPublishHref(gate)}>{texts('editor.gate.publish')}</ButtonLink>}
        </div>
      }
    >
      {pages.length === 0 ? (
        <EmptyState level={2} icon="file" title={texts('editor.gate.nothing')} />
      ) : (
        <>
          <Progress
            label={texts('editor.gate')}
            value={report.pages}
            max={pages.length}
            valueText={texts('editor.gate.progress', { done: report.pages, total: pages.length })}
            failed={hasFailed}
          />
          <p role="status" className={classes.status}>
            {hasFailed && texts('editor.preview.failed')}
            {!isRunning && !hasFailed && report.findings.length === 0 && texts('editor.gate.none')}
          </p>
          <GateCounts blocking={blocking.length} warnings={warnings.length} passed={passed.length} />
          <div className={classes.columns}>
            <div>
              <GateFindings kind="blocks" findings={blocking} gate={gate} />
              <GateFindings kind="warns" findings={warnings} gate={gate} />
              <GatePassed passed={passed} />
            </div>
            <div>
              <GateBatch gate={gate} />
              <GateAcceptance {...{ warnings, locale }} acceptances={report.acceptances} onAccepted={checkAgain} />
            </div>
          </div>
        </>
      )}
    </EditorFrame>
  )
}
