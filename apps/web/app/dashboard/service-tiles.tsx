import { Tile, Tiles } from '@ferrule/ui/tile'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { servicePlaces } from '../portal-services/service-places.ts'
import { ServiceTile } from '../portal-services/service-tile.tsx'
import classes from './dashboard.module.css'
import type { LiveTexts } from './use-live-texts.ts'

/** A tile for each service, and for the screens that every user has. */
export function ServiceTiles({ timeZone, live }: { timeZone: string; live: LiveTexts }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { services } = usePortal()
  return (
    <section aria-labelledby="your-services" className={classes.tiles}>
      <h2 id="your-services" className={classes.heading}>
        {texts('portal.your-services')}
      </h2>
      <Tiles>
        {servicePlaces.map(({ name, icon }) => (
          <ServiceTile
            key={name}
            {...{ name, icon, timeZone }}
            live={live[name]}
            service={services.find((one) => one.name === name)}
          />
        ))}
        <Tile
          status="active"
          statusLabel={texts('service-status.active')}
          icon="user"
          title={texts('service.account')}
          next={{ label: texts('service.account.open'), href: `${portalHome}/account` }}
        >
          {texts('service.account.text')}
        </Tile>
        <Tile
          status="active"
          statusLabel={texts('service-status.active')}
          icon="software"
          title={texts('service.downloads')}
          next={{ label: texts('service.downloads.open'), href: `${portalHome}/downloads` }}
        >
          {live.downloads ?? texts('service.downloads.text')}
        </Tile>
      </Tiles>
    </section>
  )
}
