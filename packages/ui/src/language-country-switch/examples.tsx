import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Tag } from '../tag/tag.tsx'
import { LanguageCountrySwitch } from './language-country-switch.tsx'

const europe = ['Czechia', 'France', 'Germany', 'Hungary', 'Italy', 'Slovakia', 'Switzerland']
const toVersion = (label: string) => ({ label, href: `#${label}` })

export const languageCountrySwitchExamples: Example[] = [
  {
    name: 'a country is chosen',
    render: () => (
      <LanguageCountrySwitch
        now={{ label: 'You see', value: 'Austria, English, metric', beside: <Tag>Suggested: Deutsch</Tag> }}
        why={{
          title: 'Why am I seeing this?',
          open: true,
          reasons: [
            { title: 'Your choice.', text: 'You picked Austria on 3 November 2026.', decisive: true },
            { title: 'The address.', text: 'No country in the address you opened, so your choice was used.' },
            { title: 'Your browser.', text: 'It asks for German first. German is suggested above, not forced.' },
            { title: 'The page.', text: 'This page exists in Austria in German and English.' },
          ],
          children: (
            <>
              <Button variant="quiet">Forget my choice</Button>
              <span>We do not use your IP address.</span>
            </>
          ),
        }}
        search={{ label: 'Search country', none: 'No country matches' }}
        languages={{
          title: 'Language in Austria',
          versions: [
            { label: 'English', lang: 'en', href: '#en-at', current: true },
            { label: 'Deutsch', lang: 'de', href: '#de-at' },
          ],
        }}
        international={{ label: 'International', href: '#international', note: 'All machines, 11 languages' }}
        regions={[
          { name: 'Europe', countries: [{ label: 'Austria', href: '#at', current: true }, ...europe.map(toVersion)] },
          { name: 'Asia Pacific', countries: ['China', 'India', 'Japan', 'South Korea'].map(toVersion) },
        ]}
      />
    ),
  },
  {
    name: 'international, one country, long words',
    render: () => (
      <LanguageCountrySwitch
        now={{ label: 'Sie sehen', value: 'International, Deutsch' }}
        search={{ label: 'Search country', none: 'No country matches' }}
        languages={{ title: 'Sprache', versions: [] }}
        international={{ label: 'International', href: '#de', current: true, note: 'Alle Maschinen' }}
        regions={[{ name: 'Europa', countries: [toVersion('Bosnien-Herzegowina-Sonderwirtschaftsgebiet')] }]}
      />
    ),
  },
]
