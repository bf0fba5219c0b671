/**
 * Runs in the page before the first paint. A press of a button before the app is there is kept and shown as waiting; the
 * last one counts. Links work by themselves. The app (src/app/madeHome/keptPress.ts) has it answered once: by the button
 * itself, or by the same one that the app has rendered in its place. A page that failed (`tellFailure.ts`) drops it and
 * keeps no more.
 */
export const KEEP_PRESS = `{
  const kept={
    button:null,
    isWaiting:true,
    stop(){kept.isWaiting=false;removeEventListener('click',keep,true)},
    drop(){show(null);kept.stop()},
    answer(){
      const {button}=kept;
      kept.drop();
      [...document.querySelectorAll('button')].find(other=>other===button||other.isEqualNode(button))?.click()
    }
  };
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
  self.keptPress=kept
}`.replaceAll(/\n\s*/g, '');
