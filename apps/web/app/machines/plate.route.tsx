import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
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
import { visitContext } from '../request/contexts.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import type { Route } from './+types/plate.route'
import { MachineDocuments } from './machine-documents.tsx'
import { MachinePlate, type MachinePlateQuery } from './machine-plate.generated.ts'
import classes from './plate.module.css'

/** Where the code on a machine leads: what anybody may know who stands before it. */
export async function loader({ params: { serialNumber }, context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext).locale
  const { machinePlate: plate } = await orUnavailable(
    'data',
    runOnDataService(MachinePlate, { serialNumber, language }),
  )
  return data({ plate }, { status: plate ? 200 : 404, headers: forThisReader })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function PlatePage({ loaderData: { plate } }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = plate ? plate.model : texts('machine.unknown')
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={classes.page}>
          {plate ? (
            <Plate plate={plate} />
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

type ShownPlate = NonNullable<MachinePlateQuery['machinePlate']>

function Plate({ plate }: { plate: ShownPlate }) {
  const texts = useTexts()
  const { home, portalHome } = useFrame()
  const { model, serialNumber, builtIn, image, documents } = plate
  const report = `${home}/requests/service?${new URLSearchParams({ about: `${model}, ${serialNumber}` }).toString()}`
  return (
    <>
      <div className={classes.opening}>
        <div>
          <StatusBadge tone="ok">{texts('machine.genuine')}</StatusBadge>
          <h1>{model}</h1>
          <p>{texts('machine.built-in', { serial: serialNumber, year: String(builtIn) })}</p>
        </div>
        <Picture url={image} alt="" preset="Classification" address={toPicturePath} first />
      </div>
      <ul className={classes.steps} role="list">
        <Step icon="ticket" href={report} title={texts('machine.report')} text={texts('machine.report-text')} />
        <Step
          icon="user"
          href={`${portalHome}/inventory/${serialNumber}`}
          title={texts('machine.sign-in')}
          text={texts('machine.sign-in-text')}
        />
      </ul>
      <section className={classes.documents} aria-labelledby="documents">
        <h2 id="documents">{texts('machine.documents')}</h2>
        <MachineDocuments documents={documents} />
      </section>
      <Note title={texts('machine.not-shown')}>{texts('machine.not-shown-text')}</Note>
    </>
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
