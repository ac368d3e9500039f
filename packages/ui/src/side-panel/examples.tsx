import { Button, ButtonLink } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { opensLayer } from '../layer/layer.tsx'
import { Tag } from '../tag/tag.tsx'
import { SidePanel } from './side-panel.tsx'

export const sidePanelExamples: Example[] = [
  {
    name: 'news feed',
    render: () => (
      <>
        <Button variant="secondary" {...opensLayer('news-feed')}>
          News feed
        </Button>
        <SidePanel
          id="news-feed"
          title="News feed"
          closeLabel="Close"
          beside={<Tag>2 new</Tag>}
          footer={
            <>
              <ButtonLink variant="quiet" href="#settings">
                News settings
              </ButtonLink>
              <ButtonLink variant="quiet" href="#releases">
                Media releases
              </ButtonLink>
            </>
          }
        >
          <p>Axion control 8.4 is ready. The update takes 25 minutes.</p>
        </SidePanel>
      </>
    ),
  },
  {
    name: 'wide',
    render: () => (
      <>
        <Button variant="secondary" {...opensLayer('comparison')}>
          Comparison
        </Button>
        <SidePanel
          id="comparison"
          title="Comparison"
          closeLabel="Close"
          wide
          footer={<Button>Compare 2 machines</Button>}
        >
          <p>Axion 56 and Corva 24, crimping machines.</p>
        </SidePanel>
      </>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <>
        <Button variant="secondary" {...opensLayer('long-panel')}>
          Hinweise
        </Button>
        <SidePanel
          id="long-panel"
          title="Ersatzteilverfügbarkeitsbenachrichtigungen"
          closeLabel="Schließen"
          footer={<Button>Benachrichtigungseinstellungen speichern</Button>}
        >
          <p>Nagyfeszültségűkábelmegmunkálógépkarbantartásiszerződésmódosítás</p>
        </SidePanel>
      </>
    ),
  },
]
