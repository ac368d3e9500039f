/** The result of one check. `unchecked`: the check was not possible here, and the lines say why. */
export type Finding = { state: 'passed' | 'failed' | 'unchecked'; lines: string[] }
