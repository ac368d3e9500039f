import type { Example } from '../example.ts'
import { Tile, Tiles, TileSkeleton } from './tile.tsx'

export const tileExamples: Example[] = [
  {
    name: 'the six statuses',
    render: () => (
      <Tiles>
        <Tile
          status="active"
          statusLabel="Active"
          icon="ticket"
          title="Service tickets"
          next={{ label: 'Open tickets', href: '#tickets' }}
        >
          4 open, 1 waits for you. Average answer: 3 h 20 min.
        </Tile>
        <Tile
          status="pending"
          statusLabel="Pending"
          icon="cart"
          title="Direct shop"
          next={{ wait: 'Usually one working day' }}
        >
          Requested on 11 November. Our team checks your customer number.
        </Tile>
        <Tile
          status="invited"
          statusLabel="Invited"
          icon="academy"
          title="Kampus training"
          next={{ label: 'Accept invite', href: '#accept' }}
        >
          You are invited. Accept to see your courses.
        </Tile>
        <Tile
          status="inviteExpired"
          statusLabel="Invite expired"
          icon="book"
          title="Wire master"
          next={{ label: 'Ask for a new invite', href: '#ask' }}
        >
          The invite of 2 October has expired.
        </Tile>
        <Tile
          status="unregistered"
          statusLabel="Not registered"
          icon="spool"
          title="Master data"
          next={{ label: 'Request access', href: '#request' }}
        >
          Terminals, wires and seals from one source.
        </Tile>
        <Tile
          status="comingSoon"
          statusLabel="Coming soon"
          icon="chart"
          title="Energy report"
          next={{ wait: 'Planned for spring 2027' }}
        >
          Air and power for each machine and order.
        </Tile>
      </Tiles>
    ),
  },
  {
    name: 'sending the request, and loading',
    render: () => (
      <Tiles>
        <Tile
          status="unregistered"
          statusLabel="Not registered"
          icon="spool"
          title="Master data"
          next={{ label: 'Requesting access', onPress: () => undefined, working: true }}
        >
          Terminals, wires and seals from one source.
        </Tile>
        <TileSkeleton label="Loading your services" />
      </Tiles>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Tiles>
        <Tile
          status="inviteExpired"
          statusLabel="Einladung abgelaufen"
          icon="software"
          title="Softwareaktualisierungsberechtigung"
          next={{ label: 'Neue Einladung anfordern', href: '#neu' }}
        >
          Die Berechtigungsüberprüfungsbestätigung vom 2. Oktober ist abgelaufen.
        </Tile>
      </Tiles>
    ),
  },
]
