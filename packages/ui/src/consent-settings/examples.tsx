import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { opensLayer } from '../layer/layer.tsx'
import { type ConsentGroup, ConsentGroups, ConsentSettings } from './consent-settings.tsx'

const groups: ConsentGroup[] = [
  {
    name: 'necessary',
    title: 'Necessary',
    text: 'Language, comparison, parts cart, sign-in, this choice.',
    necessary: true,
    cookies: {
      title: '3 cookies',
      list: [
        { name: 'locale', purpose: 'Country and language', lifetime: '10 years' },
        { name: 'measurement', purpose: 'Metric or imperial', lifetime: '10 years' },
        { name: 'consent', purpose: 'This choice', lifetime: '12 months' },
      ],
    },
  },
  {
    name: 'statistics',
    title: 'Statistics',
    text: 'Counts pages and searches, without your name. Kept 14 months.',
    cookies: { title: '1 cookie', list: [{ name: 'visit', purpose: 'Counts visits', lifetime: '14 months' }] },
  },
  {
    name: 'media',
    title: 'Videos and maps',
    text: 'Loads videos and map tiles from other companies.',
    on: true,
    cookies: { title: '1 cookie', list: [{ name: 'video', purpose: 'Remembers the volume', lifetime: '30 days' }] },
  },
]
const labels = {
  on: 'On',
  off: 'Off',
  alwaysOn: 'Always on',
  onlyNecessary: 'Only necessary',
  acceptAll: 'Accept all',
  save: 'Save my choice',
  close: 'Close without saving',
}
const intro = 'Each group works on its own. Nothing is switched on before you say so.'

export const consentSettingsExamples: Example[] = [
  {
    name: 'dialog',
    render: () => (
      <>
        <Button variant="secondary" {...opensLayer('cookie-settings')}>
          Cookie settings
        </Button>
        <ConsentSettings
          id="cookie-settings"
          title="Cookie settings"
          intro={intro}
          groups={groups}
          labels={labels}
          form={{ action: '#consent' }}
        />
      </>
    ),
  },
  {
    name: 'groups on a page',
    render: () => <ConsentGroups prefix="cookie-page" intro={intro} groups={groups} labels={labels} />,
  },
]
