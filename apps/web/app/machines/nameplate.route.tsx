import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Note } from '@ferrule/ui/note'
import { Picture } from '@ferrule/ui/picture'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../visit/contexts.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import type { Route } from './+types/nameplate.route'
import { DigitalNameplate } from './aas/digital-nameplate.tsx'
import { describedBy } from './aas/shell-headers.ts'
import { MachineInstructions } from './instructions/machine-instructions.tsx'
import { SafetyNotice } from './instructions/safety-notice.tsx'
import { useReaderDocuments } from './instructions/use-reader-documents.ts'
import { type LoadedNameplate, loadNameplate } from './load-nameplate.server.ts'
import { MachineDocuments } from './machine-documents.tsx'
import { MachineSupport } from './machine-support.tsx'
import { NameplateActions } from './nameplate-actions.tsx'
import classes from './nameplate.module.css'
import { RatingPlate } from './rating-plate.tsx'

export const handle: RouteHandle = { worker: true }

/** The page behind the QR code on a machine; it shows only public information. */
export async function loader({ params: { serialNumber }, context }: Route.LoaderArgs) {
  const nameplate = await loadNameplate(context.get(visitContext), serialNumber)
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

/** The files of a product that its machine has instructions for, in the version of the machine. */
const replacedTypes = ['manual', 'declaration']

function Nameplate({ nameplate }: { nameplate: LoadedNameplate }) {
  const texts = useTexts()
  const readerDocuments = useReaderDocuments(nameplate)
  const { serialNumber, instructions, facts } = nameplate
  const air = facts.find(({ key }) => key === 'compressed-air')
  const documents =
    instructions.length === 0
      ? nameplate.documents
      : nameplate.documents.filter(({ type }) => !replacedTypes.includes(type))
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Opening nameplate={nameplate} />
        <SafetyNotice
          serialNumber={serialNumber}
          documents={readerDocuments.chosen}
          airPressure={air && `${air.value} ${air.unit}`}
        />
        <NameplateActions nameplate={nameplate} />
        {instructions.length > 0 && <MachineInstructions nameplate={nameplate} {...readerDocuments} />}
        {documents.length > 0 && (
          <section aria-labelledby="documents">
            <h2 id="documents">{texts('machine.documents')}</h2>
            <MachineDocuments documents={documents} />
          </section>
        )}
        <MachineSupport nameplate={nameplate} />
      </div>
      <div className={classes.side}>
        <RatingPlate plate={nameplate} />
        <OwnerRecord serialNumber={serialNumber} />
        <DigitalNameplate serialNumber={serialNumber} hasFiles={instructions.length > 0} />
      </div>
    </div>
  )
}

function Opening({ nameplate }: { nameplate: LoadedNameplate }) {
  const texts = useTexts()
  const { model, serialNumber, builtIn, image } = nameplate
  return (
    <div className={classes.opening}>
      <Picture url={image} alt="" preset="Classification" address={toPicturePath} first />
      <div>
        <StatusBadge tone="ok">{texts('machine.genuine')}</StatusBadge>
        <h1>{model}</h1>
        <p>{texts('machine.built-in', { serial: serialNumber, year: String(builtIn) })}</p>
      </div>
    </div>
  )
}

/** A note that the rest is visible to the owner alone, with a link to the portal. */
function OwnerRecord({ serialNumber }: { serialNumber: string }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <Note title={texts('machine.not-shown')}>
      {texts('machine.not-shown-text')}{' '}
      <a href={`${portalHome}/inventory/${serialNumber}`}>{texts('machine.sign-in')}</a>
    </Note>
  )
}
