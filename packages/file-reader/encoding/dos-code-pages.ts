/**
 * DOS code pages, which the runtime cannot decode. Source: Unicode, CP850.TXT and CP852.TXT. Pure.
 */

/** The upper half of code page 850 with the euro sign (858): Western Europe. */
const western =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
/** The upper half of code page 852: Central Europe. */
const central =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0'

const decodeBy =
  (letters: string) =>
  (bytes: Uint8Array): string =>
    new TextDecoder('utf-16le').decode(
      Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : letters.charCodeAt(byte - 0x80))),
    )

export const decodeDos = decodeBy(western)
export const decodeDosCentral = decodeBy(central)
