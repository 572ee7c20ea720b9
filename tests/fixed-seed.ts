/** Property tests draw the same values each time: whether a change is noticed must not be luck. */
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 })
