/**
 * Runs in the page before the first paint. A press of a button before the app is there is kept, shown as waiting, and
 * answered once by src/app/madeHome/keptPress.ts; the last one counts. Links work by themselves. When the script of the
 * app does not come, nothing is shown as waiting.
 */
export const KEEP_PRESS = `{
  const kept={button:null,stop(){removeEventListener('click',keep,true)}};
  function show(button){
    kept.button?.removeAttribute('aria-busy');
    kept.button=button;
    button?.setAttribute('aria-busy','true')
  }
  function keep({target}){
    const button=target.closest?.('button');
    if(button)show(button)
  }
  addEventListener('click',keep,true);
  addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')show(null)},true);
  self.keptPress=kept
}`.replaceAll(/\n\s*/g, '');
