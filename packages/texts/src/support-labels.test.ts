import { expect, test } from 'vitest'
import { loadTexts } from './load-texts.ts'
import { toSupportLabels } from './support-labels.ts'

test.each([
  ['en', 'Security updates until March 2034'],
  ['de', 'Sicherheitsupdates bis März 2034'],
  ['fr', 'Mises à jour de sécurité jusqu’en mars 2034'],
  ['es', 'Actualizaciones de seguridad hasta marzo de 2034'],
  ['pt', 'Atualizações de segurança até março de 2034'],
  ['cs', 'Bezpečnostní aktualizace do března 2034'],
  ['sk', 'Bezpečnostné aktualizácie do marca 2034'],
  ['hu', 'Biztonsági frissítések 2034. márciusig'],
  ['ro', 'Actualizări de securitate până în martie 2034'],
  ['ja', 'セキュリティ更新は2034年3月まで'],
  ['zh', '安全更新至2034年3月'],
] as const)('names the last month of security updates in %s', async (language, sentence) => {
  const texts = await loadTexts(language, ['machine'])
  expect(toSupportLabels(texts, { until: '2034-03', today: '2034-03-31', language }).sentence).toBe(sentence)
})

test('says that security updates have ended from the next month on', async () => {
  const texts = await loadTexts('en', ['machine'])
  expect(toSupportLabels(texts, { until: '2025-06', today: '2025-07-01', language: 'en' })).toEqual({
    value: 'Ended in June 2025',
    sentence: 'Security updates ended in June 2025',
  })
})
