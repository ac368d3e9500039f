import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { receiptDays } from '@ferrule/domain/requests/request-progress'
import { ButtonLink } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Steps } from '@ferrule/ui/steps'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Addition, type RefusedAddition } from './addition.tsx'
import classes from './receipt.module.css'
import request from './request.module.css'
import type { RequestByTokenQuery } from './request-by-token.generated.ts'
import { toRequestSteps } from './to-request-steps.ts'
import { WhatYouSent } from './what-you-sent.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'

export type ReceivedRequest = NonNullable<RequestByTokenQuery['requestByToken']>

type ReceiptProps = {
  request: ReceivedRequest
  idempotencyKey: string
  /** What brought the reader here: the request itself, or something they added to it. */
  sent: 'request' | 'addition' | undefined
  refused: RefusedAddition | undefined
}

/** What the sender of a request can see of it, whenever they come back. */
export function Receipt({ request: received, idempotencyKey, sent, refused }: ReceiptProps) {
  const texts = useTexts()
  const isAnswered = received.kind !== 'feedback'
  const addition = `receipt-${received.number}`
  const arrived = sent === undefined ? [] : [sent === 'request' ? received.kind : addition]
  const isDownload = received.document !== null
  const email = received.answers.find(({ question }) => question === 'email')?.answer ?? ''
  const lead = isDownload
    ? texts('whitepaper.sent', { email })
    : texts(isAnswered ? 'receipt.bookmark' : 'story.feedback.sent-text')
  return (
    <>
      <div className={request.head}>
        <div className={classes.title}>
          <p className={classes.state}>
            <StatusBadge tone="ok">{texts(stateWords[toState(received.state)])}</StatusBadge>
            <span>{received.number}</span>
          </p>
          <h1>{texts(isAnswered ? titles[toKind(received.kind)] : 'story.feedback.sent')}</h1>
        </div>
        <p className={request.lead}>{lead}</p>
        {isDownload && <Whitepaper />}
      </div>
      {isAnswered && !isDownload && <Due request={received} />}
      <div className={classes.columns}>
        <WhatYouSent request={received} />
        {isAnswered && <Aside request={received} />}
      </div>
      <Addition {...{ idempotencyKey, refused, arrived }} files={addition} />
      <p className={classes.small}>{texts('receipt.link-valid', { days: receiptDays })}</p>
    </>
  )
}

/** The address of this page is the permission, so the file stands below it. */
function Whitepaper() {
  const { fullPath } = useFrame()
  const texts = useTexts()
  return (
    <p>
      <ButtonLink href={`${fullPath}/whitepaper`}>{texts('whitepaper.title')}</ButtonLink>
    </p>
  )
}

const titles = {
  contact: 'contact.sent',
  service: 'receipt.title',
  licence: 'licence.sent',
  whitepaper: 'receipt.title',
} as const

function toKind(kind: string): keyof typeof titles {
  return kind in titles ? (kind as keyof typeof titles) : 'service'
}

const stateWords = {
  received: 'receipt.step.received',
  read: 'receipt.step.read',
  answered: 'receipt.step.call',
  closed: 'receipt.step.closed',
} as const

function toState(state: string): keyof typeof stateWords {
  return state in stateWords ? (state as keyof typeof stateWords) : 'received'
}

/** The promise, in the zone of the sender. It names the zone: it must be right wherever it is read. */
function Due({ request: { kind, replyDueAt, receivedAt, timeZone, state } }: { request: ReceivedRequest }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const write = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toServiceLocale(language), { ...options, timeZone }).format(new Date(moment))
  const long = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  const short = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return (
    <>
      <div className={classes.due}>
        <span>{texts(kind === 'service' ? 'receipt.call-by' : 'receipt.reply-by')}</span>
        <strong>
          <time dateTime={replyDueAt}>{write(replyDueAt, { ...long, timeZoneName: 'short' })}</time>
        </strong>
      </div>
      <Steps
        size="large"
        doneLabel={texts('component.step-done')}
        {...toRequestSteps(state, write(receivedAt, short), texts)}
      />
    </>
  )
}

function Aside({ request: { telephone, number, token } }: { request: ReceivedRequest }) {
  const { portalHome, portalName } = useFrame()
  const texts = useTexts()
  return (
    <div className={classes.aside}>
      {telephone && (
        <div className={classes.box}>
          <h2>{texts('receipt.line-down')}</h2>
          <p>{texts('receipt.line-down-text', { number })}</p>
          <p>
            <ButtonLink href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</ButtonLink>
          </p>
        </div>
      )}
      <div className={classes.box}>
        <h2>{texts('receipt.have-portal', { portal: portalName })}</h2>
        <p>{texts('receipt.have-portal-text')}</p>
        <p>
          <ButtonLink look="secondary" href={`${portalHome}/requests/keep/${token}`}>
            {texts('kept-request.keep')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
