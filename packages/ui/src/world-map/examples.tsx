import type { Example } from '../example.ts'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { type MapPlace, WorldMap } from './world-map.tsx'

const places: MapPlace[] = [
  {
    id: 'wolhusen',
    name: 'Wolhusen, Switzerland',
    kind: 'production',
    longitude: 8.07,
    latitude: 47.06,
    href: '#wolhusen',
  },
  { id: 'linz', name: 'Linz, Austria', kind: 'sales', longitude: 14.29, latitude: 48.31, href: '#linz' },
  {
    id: 'timisoara',
    name: 'Timișoara, Romania',
    kind: 'production',
    longitude: 21.23,
    latitude: 45.75,
    href: '#timisoara',
  },
  { id: 'porto', name: 'Porto, Portugal', kind: 'sales', longitude: -8.61, latitude: 41.15, href: '#porto' },
  {
    id: 'barcelona',
    name: 'Barcelona, Spain',
    kind: 'distributor',
    longitude: 2.17,
    latitude: 41.39,
    href: '#barcelona',
  },
  { id: 'elgin', name: 'Elgin, USA', kind: 'production', longitude: -88.28, latitude: 42.04, href: '#elgin' },
  {
    id: 'queretaro',
    name: 'Querétaro, Mexico',
    kind: 'sales',
    longitude: -100.39,
    latitude: 20.59,
    href: '#queretaro',
  },
  { id: 'joinville', name: 'Joinville, Brazil', kind: 'sales', longitude: -48.85, latitude: -26.3, href: '#joinville' },
  {
    id: 'durban',
    name: 'Durban, South Africa',
    kind: 'distributor',
    longitude: 31.02,
    latitude: -29.86,
    href: '#durban',
  },
  { id: 'pune', name: 'Pune, India', kind: 'sales', longitude: 73.86, latitude: 18.52, href: '#pune' },
  { id: 'suzhou', name: 'Suzhou, China', kind: 'production', longitude: 120.59, latitude: 31.3, href: '#suzhou' },
  { id: 'nagoya', name: 'Nagoya, Japan', kind: 'sales', longitude: 136.91, latitude: 35.18, href: '#nagoya' },
  {
    id: 'melbourne',
    name: 'Melbourne, Australia',
    kind: 'distributor',
    longitude: 144.96,
    latitude: -37.81,
    href: '#melbourne',
  },
]

const props = {
  listLabel: 'Show locations as a list',
  emptyLabel: 'No location matches',
  kindLabels: { sales: 'Sales and service', production: 'Production', distributor: 'Distributor' },
}

export const worldMapExamples: Example[] = [
  {
    name: 'one place selected',
    render: () => (
      <WorldMap
        {...props}
        label="World map with 13 locations"
        places={places}
        countries={['756', '040', '642', '620', '724', '840', '484', '076', '710', '356', '156', '392', '036']}
        selected="linz"
      >
        <p>
          <strong>Linz, Austria</strong> <StatusBadge tone="ok">Open</StatusBadge>
        </p>
        <p>Sales and service, demo room with 9 machines. Open today until 17:00.</p>
      </WorldMap>
    ),
  },
  { name: 'empty', render: () => <WorldMap {...props} label="World map without locations" places={[]} /> },
]
