import type { Example } from '../example.ts'
import { Wordmark } from '../wordmark/wordmark.tsx'
import frame from './examples.module.css'
import { MegaMenu, MegaMenuBar, MegaMenuButton } from './mega-menu.tsx'
import type { MegaPanel } from './mega-menu-panel.tsx'

const products: MegaPanel = {
  families: [
    {
      label: 'Cutting and stripping',
      icon: 'cut',
      links: [
        { label: 'Cut and strip machines', href: '#cut-strip', note: '0.013 to 240 mm²' },
        { label: 'Coaxial cable', href: '#coaxial', note: 'Up to nine steps' },
      ],
      all: { label: 'All cutting and stripping machines', href: '#cutting' },
    },
    {
      label: 'Crimping',
      icon: 'crimp',
      open: true,
      links: [
        { label: 'Fully automatic lines', href: '#lines', note: 'Both ends, one pass' },
        { label: 'Bench presses', href: '#presses', note: '12 to 40 kN' },
        { label: 'Strip-crimp modules', href: '#modules', note: 'Semi-automatic' },
        { label: 'Ferrules', href: '#ferrules', note: '0.14 to 10 mm²' },
        { label: 'High-voltage cable', href: '#high-voltage', note: 'Up to 120 mm²' },
        { label: 'Applicators', href: '#applicators', note: 'Quick change, 2 000 types' },
      ],
      all: { label: 'All crimping machines', href: '#crimping' },
    },
    {
      label: 'Twisting',
      icon: 'twist',
      links: [{ label: 'Pairs and triples', href: '#pairs' }],
      all: { label: 'All twisting machines', href: '#twisting' },
    },
  ],
  more: [{ label: 'Compare machines', href: '#compare' }],
  featured: {
    label: 'New',
    title: 'Axion 56',
    href: '/en/products/axion-56',
    text: 'Two ends, two seals, 4 900 wires an hour. Changeover in three minutes without tools.',
    picture: <div className={frame.picture} />,
  },
}

export const megaMenuExamples: Example[] = [
  {
    name: 'in the header',
    render: () => (
      <div className={frame.header}>
        <Wordmark name="Norlitz" href="#home" label="Norlitz, home" />
        <MegaMenu
          id="mega-menu"
          label="Main"
          quickLinks={[
            { label: 'Call service', href: '#call', icon: 'phone' },
            { label: 'Report a fault', href: '#report', icon: 'ticket' },
            { label: 'Sign in', href: '#sign-in', icon: 'user' },
            { label: 'English', href: '#language', icon: 'globe' },
          ]}
        >
          <MegaMenuBar
            menuId="mega-menu"
            entries={[
              { label: 'Products', href: '#products', panel: products, current: true },
              { label: 'Services', href: '#services' },
              { label: 'Smart Factory', href: '#smart' },
              { label: 'Company', href: '#company' },
            ]}
          />
        </MegaMenu>
        <div className={frame.tools}>
          <MegaMenuButton menuId="mega-menu" label="Menu" />
        </div>
      </div>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <div className={frame.header}>
        <Wordmark name="Norlitz" href="#home" label="Norlitz, Startseite" />
        <MegaMenu id="mega-menu-long" label="Hauptnavigation">
          <MegaMenuBar
            menuId="mega-menu-long"
            entries={[
              { label: 'Kabelkonfektionierung', href: '#produkte' },
              { label: 'Ersatzteilverfügbarkeit', href: '#teile', current: true },
            ]}
          />
        </MegaMenu>
        <div className={frame.tools}>
          <MegaMenuButton menuId="mega-menu-long" label="Menü" />
        </div>
      </div>
    ),
  },
]
