import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ChooseTextFile } from './choose-text-file.tsx'

type InputProps = {
  onClick: (event: { currentTarget: { value: string } }) => void
  onChange: (event: { currentTarget: { files: Pick<File, 'text'>[] } }) => void
}

/** The properties of the file input, and a function that chooses files. */
function renderInput() {
  const onChoose = vi.fn<(text: string | undefined) => void>()
  const label: ReactElement<{ children: ReactElement[] }> = ChooseTextFile({ label: 'Table', accept: '.csv', onChoose })
  const { onClick, onChange } = (label.props.children[1] as ReactElement<InputProps>).props
  const choose = async (...files: Pick<File, 'text'>[]) => {
    onChange({ currentTarget: { files } })
    await vi.waitFor(() => expect(onChoose).toHaveBeenCalled())
    return onChoose.mock.lastCall?.[0]
  }
  return { onClick, choose }
}

test.each([
  ['a file is its text', [{ text: async () => 'name;place' }], 'name;place'],
  ['no file is undefined', [], undefined],
  [
    'a file that was changed or deleted since it was chosen is empty',
    [{ text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }],
    '',
  ],
])('%s', async (_, files, text) => {
  expect(await renderInput().choose(...files)).toBe(text)
})

test('a click removes the chosen file, so that a corrected file of the same name can be chosen', () => {
  const input = { value: 'C:\\fakepath\\table.csv' }
  renderInput().onClick({ currentTarget: input })
  expect(input.value).toBe('')
})
