//! The planets at both ends of the race: scenery, drawn with a radius of 100 round the origin.

use leptos::prelude::*;

/// The green planet where the race begins.
pub fn first() -> impl IntoView {
    view! {
        <circle r="128" fill="url(#glow-first)"/>
        <g clip-path="url(#globe)">
            <circle r="100" fill="url(#planet-first)"/>
            <path fill="#d8f3a8" opacity=".75" d="M-96,-22 C-70,-52 -34,-46 -16,-62 C6,-80 34,-70 44,-54 C30,-40 8,-46 -4,-32 C-18,-16 -44,-22 -58,-4 C-72,12 -90,6 -96,-22Z"/>
            <path fill="#b5e48c" opacity=".6" d="M14,2 C34,-16 64,-18 96,-10 L98,34 C78,50 52,60 40,44 C26,36 4,22 14,2Z M-60,40 C-44,28 -22,34 -14,48 C-8,64 -26,84 -42,78 C-58,70 -70,54 -60,40Z"/>
            <path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4" d="M-100,10 C-60,22 -30,6 10,14 C44,22 70,10 104,20 M-90,-58 C-50,-70 -10,-60 30,-70 M-60,66 C-20,58 30,72 80,60"/>
            <circle r="100" fill="url(#planet-night)"/>
        </g>
        <path fill="none" stroke="#dffff4" stroke-width="3" opacity=".8" stroke-linecap="round" d="M-92,-38 A100,100 0 0 1 20,-98"/>
    }
}

/// The planet with the ring where it ends.
pub fn last() -> impl IntoView {
    view! {
        <g transform="rotate(-14)">
            <circle r="132" fill="url(#glow-last)"/>
            <path class="ring-of" d="M-190,0 A190,46 0 0 1 190,0 L158,0 A158,36 0 0 0 -158,0 Z"/>
            <g clip-path="url(#globe)">
                <circle r="100" fill="url(#planet-last)"/>
                <path fill="#fff1cf" opacity=".32" d="M-110,-52 C-60,-40 0,-60 110,-46 L110,-30 C40,-40 -40,-24 -110,-36Z M-110,30 C-40,40 40,28 110,40 L110,50 C40,40 -40,54 -110,44Z"/>
                <path fill="#8c3323" opacity=".42" d="M-110,-12 C-50,0 30,-16 110,-4 L110,16 C40,6 -50,22 -110,8Z M-110,64 C-40,72 40,60 110,72 L110,88 C40,78 -40,90 -110,80Z"/>
                <ellipse cx="30" cy="22" rx="20" ry="9" fill="#ffd9a0" opacity=".6"/>
                <circle r="100" fill="url(#planet-night)"/>
            </g>
            <path class="ring-of" d="M-190,0 A190,46 0 0 0 190,0 L158,0 A158,36 0 0 1 -158,0 Z"/>
            <path class="ring-gap" d="M-172,0 A172,40 0 0 0 172,0"/>
        </g>
    }
}
