import { type Bilingual, bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import type { GateFinding, GateRule } from '@ferrule/domain/publish-gate/gate-finding'

export const gateLabels = {
  title: bilingual('Publish', 'Publizieren'),
  stopped: bilingual('The publish gate stops this page:', 'Die Prüfung vor der Publikation hält diese Seite an:'),
  lead: bilingual(
    'The newest drafts of these pages go live in the chosen languages. Other languages stay as they are.',
    'Die neuesten Entwürfe dieser Seiten gehen in den gewählten Sprachen live. Andere Sprachen bleiben unverändert.',
  ),
  none: bilingual('These pages have no drafts to publish.', 'Diese Seiten haben keine Entwürfe zu publizieren.'),
  languages: bilingual('Languages', 'Sprachen'),
  pages: bilingual('Pages', 'Seiten'),
  together: bilingual('All at once, or none', 'Alle gemeinsam oder keine'),
  togetherHint: bilingual(
    'Visitors see all changes from the same moment. If one page cannot be published, none is.',
    'Besucher sehen alle Änderungen ab demselben Moment. Lässt sich eine Seite nicht publizieren, wird keine publiziert.',
  ),
  at: bilingual('At (empty for now)', 'Am (leer für sofort)'),
  publish: bilingual('Publish', 'Publizieren'),
  findings: bilingual('These findings stop the publication', 'Diese Befunde halten die Publikation an'),
  reason: bilingual('Reason to publish all the same', 'Grund, trotzdem zu publizieren'),
  reasonHint: bilingual(
    '10 characters or more. It is logged with your name.',
    'Mindestens 10 Zeichen. Er wird mit Ihrem Namen protokolliert.',
  ),
  override: bilingual('Publish all the same', 'Trotzdem publizieren'),
  done: bilingual('Published', 'Publiziert'),
  scheduled: bilingual('Scheduled', 'Geplant'),
  stoppedState: bilingual('Stopped', 'Angehalten'),
  waiting: bilingual('Draft', 'Entwurf'),
  failed: bilingual(
    'That did not work. Please try again.',
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  ),
  forbidden: bilingual(
    'You may not publish. Please ask a publisher.',
    'Sie dürfen nicht publizieren. Bitte wenden Sie sich an eine Person mit Publikationsrecht.',
  ),
}

const ruleLabels: Record<GateRule, Bilingual> = {
  'dangling-link': bilingual('Link leads nowhere', 'Link führt ins Leere'),
  'missing-alt': bilingual('Missing picture text', 'Alternativtext fehlt'),
  'redirect-loop': bilingual('Redirects in a circle', 'Weiterleitungen im Kreis'),
  'hreflang-return': bilingual('The site does not offer this language', 'Die Website bietet diese Sprache nicht an'),
  'protected-link': bilingual('Public page links to a protected one', 'Öffentliche Seite verlinkt eine geschützte'),
  'heading-order': bilingual('Heading skips a level', 'Überschrift überspringt eine Ebene'),
  'missing-translation': bilingual('Translation incomplete or outdated', 'Übersetzung unvollständig oder veraltet'),
  orphan: bilingual('No link leads to this page', 'Kein Link führt auf diese Seite'),
}

/** For example: Link leads nowhere: /dates (en). */
export function toFindingLabel({ rule, subject }: Pick<GateFinding, 'rule' | 'subject'>, language: string): string {
  return [inLanguage(ruleLabels[rule], language), subject].filter(Boolean).join(': ')
}
