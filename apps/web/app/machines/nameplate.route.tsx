import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { Icon, SmallIcon } from '@ferrule/ui/icon'
import { Note } from '@ferrule/ui/note'
import { Picture } from '@ferrule/ui/picture'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Wrap } from '@ferrule/ui/wrap'
import type { ComponentProps } from 'react'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { visitContext } from '../visit/contexts.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Route } from './+types/nameplate.route'
import { DigitalNameplate } from './aas/digital-nameplate.tsx'
import { describedBy } from './aas/shell-headers.ts'
import { MachineInstructions } from './instructions/machine-instructions.tsx'
import { SafetyNotice } from './instructions/safety-notice.tsx'
import { useReaderDocuments } from './instructions/use-reader-documents.ts'
import { MachineDocuments } from './machine-documents.tsx'
import { today } from './machine-labels.ts'
import { MachineNameplate, type MachineNameplateQuery } from './machine-nameplate.generated.ts'
import classes from './nameplate.module.css'
import { toRequestPath } from '../requests/request-path.ts'

export const handle: RouteHandle = { worker: true }

/** The page behind the QR code on a machine; it shows only public information. */
export async function loader({ params: { serialNumber }, context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext).locale
  const { machineNameplate: nameplate } = await orThrow503(
    'data',
    runOnDataService(MachineNameplate, { serialNumber, language }),
  )
  if (!nameplate) return data({ nameplate }, { status: 404, headers: privateNoStore })
  return data({ nameplate }, { headers: { ...privateNoStore, ...describedBy(nameplate.serialNumber) } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function NameplatePage({ loaderData: { nameplate } }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = nameplate ? nameplate.model : texts('machine.unknown')
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={classes.page}>
          {nameplate ? (
            <Nameplate nameplate={nameplate} />
          ) : (
            <>
              <h1>{title}</h1>
              <p>{texts('machine.unknown-text')}</p>
            </>
          )}
        </div>
      </Wrap>
    </SiteFrame>
  )
}

type NameplateView = NonNullable<MachineNameplateQuery['machineNameplate']>

/** The files of a product that its machine has instructions for, in the version of the machine. */
const replacedTypes = ['manual', 'declaration']

function Nameplate({ nameplate }: { nameplate: NameplateView }) {
  const texts = useTexts()
  const readerDocuments = useReaderDocuments(nameplate)
  const language = useUserLanguage()
  const { model, serialNumber, builtIn, image, instructions, supportUntil: until } = nameplate
  const documents =
    instructions.length === 0
      ? nameplate.documents
      : nameplate.documents.filter(({ type }) => !replacedTypes.includes(type))
  return (
    <>
      <div className={classes.opening}>
        <Picture url={image} alt="" preset="Classification" address={toPicturePath} first />
        <div>
          <StatusBadge tone="ok">{texts('machine.genuine')}</StatusBadge>
          <h1>{model}</h1>
          <p>{texts('machine.built-in', { serial: serialNumber, year: String(builtIn) })}</p>
          {until && <p>{toSupportLabels(texts, { until, today: today(), language }).sentence}</p>}
        </div>
      </div>
      <SafetyNotice serialNumber={serialNumber} documents={readerDocuments.chosen} />
      <Steps nameplate={nameplate} />
      {instructions.length > 0 && <MachineInstructions nameplate={nameplate} {...readerDocuments} />}
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">{texts('machine.documents')}</h2>
          <MachineDocuments documents={documents} />
        </section>
      )}
      <DigitalNameplate serialNumber={serialNumber} hasFiles={instructions.length > 0} />
      <Note title={texts('machine.not-shown')}>{texts('machine.not-shown-text')}</Note>
    </>
  )
}

function Steps({ nameplate: { model, serialNumber } }: { nameplate: NameplateView }) {
  const texts = useTexts()
  const { home, portalHome } = useFrame()
  const about = `${model}, ${serialNumber}`
  const report = home + toRequestPath('service', { about, machineName: model, serialNumber })
  return (
    <ul className={classes.steps} role="list">
      <Step icon="ticket" href={report} title={texts('machine.report')} text={texts('machine.report-text')} />
      <Step
        icon="user"
        href={`${portalHome}/inventory/${serialNumber}`}
        title={texts('machine.sign-in')}
        text={texts('machine.sign-in-text')}
      />
    </ul>
  )
}

type StepProps = { icon: ComponentProps<typeof Icon>['name']; href: string; title: string; text: string }

function Step({ icon, href, title, text }: StepProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <strong>{title}</strong>
          {text}
        </span>
        <SmallIcon name="arrow-right" />
      </a>
    </li>
  )
}
