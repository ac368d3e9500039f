import type { GateFinding } from '@ferrule/domain/publish-gate/gate-finding'
import { ButtonLink } from '@ferrule/ui/button'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { toAdminHref } from '../to-admin-href.ts'
import type { PublishGate } from './load-publish-gate.server.ts'
import classes from './publish-gate.module.css'

type Props = { kind: 'blocks' | 'warns'; findings: readonly GateFinding[]; gate: PublishGate }

/** Findings of one severity, each with a link to the text in the content admin or in the translation screen. */
export function GateFindings({ kind, findings, gate: { locale, adminOrigin } }: Props) {
  const texts = useTexts()
  const [display] = locale.split('-')
  if (findings.length === 0) return null
  return (
    <Panel id={`gate-${kind}`} title={texts(`editor.gate.${kind}`)} aside={findings.length}>
      <ul className={classes.findings} data-kind={kind} role="list">
        {findings.map((finding) => {
          const { rule, pageId, title, language, subject } = finding
          const id = ['gate', rule, pageId, language, subject].join(' ').replaceAll(/\W+/g, '-')
          const isTranslation = rule === 'missing-translation'
          const href = isTranslation
            ? `/${locale}/editor/translation/${pageId}?language=${language}`
            : toAdminHref(adminOrigin, pageId, language)
          return (
            <li key={id}>
              <strong id={id}>{texts(`editor.gate.rule.${rule}`)}</strong>
              {subject !== '' && (
                <span>{isTranslation ? texts('editor.gate.texts', { count: Number(subject) }) : subject}</span>
              )}
              <span className={classes.place}>
                {title}, {nameOfLanguage(language, display)}
              </span>
              <ButtonLink variant="secondary" {...{ href }} aria-describedby={id}>
                {texts(isTranslation ? 'editor.gate.translate' : 'editor.gate.open')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
