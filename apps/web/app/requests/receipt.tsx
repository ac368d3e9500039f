import { receiptDays } from '@ferrule/domain/requests/request-progress'
import { formatDeadline, formatDateTime } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Steps } from '@ferrule/ui/steps'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Addition, type RefusedAddition } from './addition.tsx'
import classes from './receipt.module.css'
import request from './request.module.css'
import type { ReceivedRequest } from './received-request.ts'
import { toRequestSteps } from './to-request-steps.ts'
import { WhatYouSent } from './what-you-sent.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'

type ReceiptProps = {
  request: ReceivedRequest
  idempotencyKey: string
  /** The submission that redirected here, if any. */
  sent: 'request' | 'addition' | undefined
  refused: RefusedAddition | undefined
}

/** The page on which the sender of a request sees its progress. */
export function Receipt({ request: received, idempotencyKey, sent, refused }: ReceiptProps) {
  const texts = useTexts()
  const isAnswered = received.kind !== 'feedback'
  const addition = `receipt-${received.number}`
  const arrived = sent === undefined ? [] : [sent === 'request' ? received.kind : addition]
  const isDownload = received.document !== null
  const lead = isDownload ? 'whitepaper.sent' : isAnswered ? 'receipt.bookmark' : 'story.feedback.sent-text'
  return (
    <>
      <div className={request.head}>
        <div className={classes.title}>
          <p className={classes.state}>
            <StatusBadge tone="ok">{texts(stateLabels[toState(received.state)])}</StatusBadge>
            <span>{received.number}</span>
          </p>
          <h1>{texts(isAnswered ? titles[toKind(received.kind)] : 'story.feedback.sent')}</h1>
        </div>
        <p className={request.lead}>{texts(lead)}</p>
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

/** The token in this page's URL grants access, so the file's URL is below it. */
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
  paper: 'paper.sent',
} as const

function toKind(kind: string): keyof typeof titles {
  return kind in titles ? (kind as keyof typeof titles) : 'service'
}

const stateLabels = {
  received: 'receipt.step.received',
  read: 'receipt.step.read',
  answered: 'receipt.step.call',
  closed: 'receipt.step.closed',
} as const

function toState(state: string): keyof typeof stateLabels {
  return state in stateLabels ? (state as keyof typeof stateLabels) : 'received'
}

/** The promised reply time in the sender's time zone. It names the zone, because it may be read elsewhere. */
function Due({ request: { kind, replyDueAt, receivedAt, timeZone, state } }: { request: ReceivedRequest }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const received = formatDateTime(new Date(receivedAt), language, timeZone)
  return (
    <>
      <div className={classes.due}>
        <span>{texts(kind === 'service' ? 'receipt.call-by' : 'receipt.reply-by')}</span>
        <strong>
          <time dateTime={replyDueAt}>{formatDeadline(new Date(replyDueAt), language, timeZone)}</time>
        </strong>
      </div>
      <Steps size="large" doneLabel={texts('component.step-done')} {...toRequestSteps(state, received, texts)} />
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
          <ButtonLink variant="secondary" href={`${portalHome}/requests/save/${token}`}>
            {texts('saved-request.save')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
