import type { Example } from '../example.ts'
import { LanguageBanner } from './language-banner.tsx'

export const languageBannerExamples: Example[] = [
  {
    name: 'two versions',
    render: () => (
      <LanguageBanner
        label="Language of this page"
        title="This page is available only in German and English."
        versions={[
          { label: 'Auf Deutsch lesen', lang: 'de', href: '#de' },
          { label: 'Stay with English', lang: 'en', href: '#en' },
        ]}
        hideLabel="Hide message"
      >
        The rest of the site stays in Czech.
      </LanguageBanner>
    ),
  },
  {
    name: 'one version, long words',
    language: 'de',
    render: () => (
      <div lang="hu">
        <LanguageBanner
          label="Az oldal nyelve"
          title="Ez az oldal csak angolul olvasható: nagyfeszültségűkábelmegmunkálógépkarbantartás."
          versions={[{ label: 'Read in English', lang: 'en', href: '#en' }]}
          hideLabel="Üzenet elrejtése"
        />
      </div>
    ),
  },
]
