import { createHash } from 'node:crypto'
import { families } from '../catalogue/families.ts'
import { type Translations, translationTable } from '../catalogue/translations.ts'

export type SeedRelease = {
  family: string
  version: string
  releasedOn: string
  notes: Translations
  key: string
  fileName: string
  content: Uint8Array
  sha256: string
}

const notes = translationTable({
  first:
    'New start screen. Wire lists stay as they are. | Neuer Startbildschirm. Leitungslisten bleiben, wie sie sind. | Nouvel écran d’accueil. Les listes de fils restent inchangées. | 新的起始界面。线材清单保持不变。 | 新しい開始画面。電線リストはそのままです。 | Nueva pantalla de inicio. Las listas de cables se conservan. | Nova tela inicial. As listas de fios são mantidas. | Nová úvodní obrazovka. Seznamy vodičů zůstávají. | Új kezdőképernyő. A huzallisták megmaradnak. | Ecran de pornire nou. Listele de fire rămân. | Nová úvodná obrazovka. Zoznamy vodičov zostávajú.',
  second:
    'Faster sample release. Read the note on blade offsets first. | Schnellere Musterfreigabe. Lesen Sie zuerst den Hinweis zu den Messerkorrekturen. | Validation d’échantillon plus rapide. Lisez d’abord la note sur les corrections de lame. | 样品放行更快。请先阅读刀片偏移说明。 | サンプル承認が速くなりました。先に刃の補正についての注意をお読みください。 | Liberación de muestras más rápida. Lea antes la nota sobre las correcciones de cuchilla. | Liberação de amostras mais rápida. Leia antes a nota sobre as correções de lâmina. | Rychlejší uvolnění vzorku. Nejprve si přečtěte poznámku ke korekcím nožů. | Gyorsabb mintajóváhagyás. Először olvassa el a késkorrekciós megjegyzést. | Aprobare mai rapidă a mostrei. Citiți întâi nota despre corecțiile cuțitelor. | Rýchlejšie uvoľnenie vzorky. Najprv si prečítajte poznámku ku korekciám nožov.',
  third:
    'Clearer wire list and fewer stops after a changeover. Needs 25 minutes and a restart. | Klarere Leitungsliste und weniger Stopps nach dem Umrüsten. Braucht 25 Minuten und einen Neustart. | Liste de fils plus claire et moins d’arrêts après un changement. Prévoir 25 minutes et un redémarrage. | 线材清单更清晰，换线后停机更少。需要 25 分钟并重启。 | 電線リストが見やすくなり、段取り替え後の停止が減りました。25分と再起動が必要です。 | Lista de cables más clara y menos paradas tras un cambio. Requiere 25 minutos y un reinicio. | Lista de fios mais clara e menos paradas após a troca. Precisa de 25 minutos e um reinício. | Přehlednější seznam vodičů a méně zastavení po přestavbě. Trvá 25 minut a vyžaduje restart. | Áttekinthetőbb huzallista és kevesebb leállás átállás után. 25 perc és újraindítás kell. | Listă de fire mai clară și mai puține opriri după reglaj. Necesită 25 de minute și o repornire. | Prehľadnejší zoznam vodičov a menej zastavení po prestavbe. Trvá 25 minút a vyžaduje reštart.',
})

const versions = [
  { version: '5.0.0', releasedOn: '2025-03-18', note: 'first' },
  { version: '6.2.0', releasedOn: '2026-02-10', note: 'second' },
  { version: '6.4.1', releasedOn: '2026-10-28', note: 'third' },
] as const

const fileBytes = 96 * 1024

/** Returns deterministic bytes for each release, as placeholder for an installer. */
function contentOf(name: string): Uint8Array {
  const content = Buffer.alloc(fileBytes)
  let block = createHash('sha256').update(name).digest()
  for (let offset = 0; offset < fileBytes; offset += block.length) {
    block.copy(content, offset)
    block = createHash('sha256').update(block).digest()
  }
  return content
}

/** Three versions of the control software of each family. */
export const releases: SeedRelease[] = families.flatMap(({ model }) =>
  versions.map(({ version, releasedOn, note }) => {
    const family = model.toLowerCase()
    const fileName = `${family}-control-${version}.zip`
    const content = contentOf(fileName)
    return {
      family,
      version,
      releasedOn,
      notes: notes[note],
      key: `software-${fileName}`,
      fileName,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    }
  }),
)
